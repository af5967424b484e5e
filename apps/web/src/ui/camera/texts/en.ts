import type { Texts } from '../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

export const en: Texts<typeof fr> = {
  ask: {
    wink: {
      title: 'Wink with your own eye?',
      why: 'Your camera finds your eyes: you close one, and that is your wink at the table.',
      goes: 'The picture does not leave this device. Nobody sees it, and nor do we.',
      kept: 'Nothing is kept: each picture is looked at once and forgotten.',
    },
    living: {
      title: 'Show your face?',
      why: 'At this table faces are real: everybody sees only the one that they look at.',
      goes: 'Your picture goes through this table’s server, and only to those who look at you.',
      kept: 'Nothing is kept, neither by us nor on the server.',
    },
    sealed: {
      title: 'Show your face?',
      why: 'At this table faces are real: everybody sees only the one that they look at.',
      goes: 'Your picture is encrypted here and read only by those who look at you: the server cannot see it.',
      kept: 'Nothing is kept anywhere.',
    },
    off: 'While the camera is on, a sign says so. One tap turns it off, and so does leaving the page.',
    browser: 'Your browser will now ask you for permission.',
    more: 'What the camera sees, and how to check it',
    yes: 'Turn the camera on',
    no: 'Not now',
  },
  waits: 'Your browser is asking whether it may open the camera…',
  denied: {
    title: 'The camera stayed shut',
    text: 'The browser said no. If that was a slip: press the lock or the camera beside the address, allow the camera and try again. Everything else works without it.',
  },
  missing: {
    title: 'No camera',
    text: 'No camera answers, or another program is using it. Close that one and try again. Everything else works without it.',
  },
  again: 'Try again',
  close: 'Go on without a camera',
  isOn: 'Camera on',
  turnOff: 'Turn the camera off',
  mirror: 'Your camera, as in a mirror',
};
