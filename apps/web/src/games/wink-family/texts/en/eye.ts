import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { eye as french } from '../fr/eye.ts';

export const eye: Texts<typeof french> = {
  title: 'Wink with your own eye',
  lead: 'Your camera finds your eyes: at a table of avatars your own winks are those of the game. Here you can try: shut one eye, and see what was seen. The picture does not leave this device.',
  begin: 'Try it with my camera',
  stop: 'Turn it off',
  calibrate: 'Show my eyes again',
  waits: 'Go on: wink.',
  noFace: 'I cannot see your face.',
  left: 'Left eye',
  right: 'Right eye',
  blink: 'Blink',
  seen: { left: 'A wink, left eye!', right: 'A wink, right eye!', blink: 'A blink, not a wink' },
  lately: 'What was seen, in order',
  rate: '{{count}} pictures a second',
  signals: {
    title: 'What the camera recognises',
    text: 'A wink, and of which eye; at a table also a head that tilts and comes back. The other agreed signals (eyebrows, nod, hand on chin) are given by their buttons. Turning your head does not turn your eyes: nobody could measure that it finds the right face often enough.',
  },
  licence: 'The model is Google’s (MediaPipe), under the Apache License 2.0. It runs on this device.',
  became: {
    noted: 'Noted for the end.',
    nobody: 'Seen, not sent: look at somebody first.',
    order: 'Seen, not sent: you have no signal to give.',
    other: 'Seen, not sent: it is not this table’s signal.',
  },
  noted: { isOn: 'Your winks are noted', off: 'Stop noting my winks' },
};
