import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { eye as french } from '../fr/eye.ts';

export const eye: Texts<typeof french> = {
  title: 'Wink with your own eye',
  lead: 'Your camera finds your eyes: at a table with avatars, your own winks count in the game. Try it here: shut one eye and see what the camera saw. The picture never leaves this device.',
  begin: 'Try it with my camera',
  stop: 'Turn it off',
  calibrate: 'Calibrate again',
  waits: 'Your turn: give a wink.',
  noFace: 'I cannot see your face.',
  left: 'Left eye',
  right: 'Right eye',
  blink: 'Blink',
  seen: { left: 'A wink, left eye!', right: 'A wink, right eye!', blink: 'A blink, not a wink' },
  lately: 'What was seen, in order',
  rate: '{{count}} pictures a second',
  signals: {
    title: 'What the camera recognises',
    text: 'A wink, and with which eye; at a table, also a head that tilts and comes back up. The other agreed signals (eyebrows, nod, hand on chin) are given by their buttons. Turning your head does not change whom you look at: there is no proof that it would find the right face often enough.',
  },
  licence: 'The model comes from Google (MediaPipe), under the Apache License 2.0. It runs on this device.',
  became: {
    noted: 'Noted for the end.',
    nobody: 'Seen, not sent: look at somebody first.',
    order: 'Seen, not sent: you have no signal to give.',
    other: 'Seen, not sent: it is not this table’s signal.',
  },
  noted: { isOn: 'Your winks are noted', off: 'Stop noting my winks' },
};
