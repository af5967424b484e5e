import type { Texts } from '../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

export const en: Texts<typeof fr> = {
  ask: {
    wink: {
      title: 'Wink with your own eye?',
      why: 'Your camera finds your eyes: you close one, and that is your wink at the table.',
      goes: 'The picture does not leave this device. Nobody sees it, not even us.',
      kept: 'Nothing is kept: each picture is looked at once and forgotten.',
    },
    living: {
      title: 'Show your face?',
      why: 'At this table faces are real: you see only the one you look at.',
      goes: 'Your picture goes through this table’s server, and only to those who look at you.',
      kept: 'Nothing is kept, neither by us nor on the server.',
    },
    sealed: {
      title: 'Show your face?',
      why: 'At this table faces are real: you see only the one you look at.',
      goes: 'Your picture is encrypted here, and only those who look at you can see it: the server cannot.',
      kept: 'Nothing is kept anywhere.',
    },
    told: {
      title: 'Note your winks?',
      why: 'Your camera finds your eyes: when you wink, this device notes it, so that the replay can show it.',
      goes: 'It tells the server only the signal and the moment, without a picture. Nobody learns of it before the end.',
      kept: 'The game keeps those moments. No picture is kept.',
    },
    off: 'While the camera is on, a sign says so. One tap on it turns the camera off, and so does leaving the page.',
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
    text: 'No camera answers, or another program is using it. Close that program and try again. Everything else works without it.',
  },
  eyes: {
    loading: 'The model that finds your eyes is on its way (6 MB, once)…',
    failed: {
      title: 'This browser cannot',
      text: 'It cannot run the model that finds eyes, or did not receive it. The button and the space bar still wink.',
    },
    slow: {
      title: 'Too few pictures',
      text: 'It takes 15 a second to see a wink, and this device cannot keep up: the camera is off. More light or fewer open pages may help. The button still works.',
    },
    title: 'Show me your eyes',
    look: 'Look at the screen, as when you play.',
    blink: 'Blink with both eyes.',
    left: 'Shut your left eye for a moment.',
    right: 'Shut your right eye for a moment.',
    noFace: 'I cannot see your face.',
    skip: 'Skip',
    again: 'Once more',
    done: 'That’s it',
    known: 'Now I know your eyes.',
    oneSide: 'I know your eyes. On one side I saw no wink: many people only have one.',
    unknown:
      'I did not see it all. Try once more, facing the camera, with some light; or skip it: I also learn as you play.',
    forgets: 'Remembered while this page is open, as a few numbers, without a picture.',
  },
  again: 'Try again',
  close: 'Go on without a camera',
  isOn: 'Camera on',
  turnOff: 'Turn the camera off',
  mirror: 'Your camera, as in a mirror',
};
