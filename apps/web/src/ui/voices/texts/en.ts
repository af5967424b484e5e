import type { Texts } from '../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

export const en: Texts<typeof fr> = {
  title: 'Voices',
  button: {
    off: 'Voices',
    hears: 'Voices: you are listening, your microphone is off',
    push: 'Voices: microphone on, hold to talk',
    open: 'Voices: microphone open, the others hear you',
    muted: 'Voices: microphone muted',
    speaking: 'Voices: the others hear you',
  },
  ask: {
    who: 'Everybody who sits at this table hears the others, if they want to. Those who watch hear nothing, and neither does the big screen.',
    goes: 'Your voice goes through this table’s server, and only to the other players.',
    sealed: 'Your voice is encrypted here, and only the other players can hear it: the server cannot.',
    kept: 'Nothing is kept anywhere.',
    off: 'While your microphone is on, a red dot on this button says so. Leaving the page turns the microphone off; you go on hearing the others.',
    browser: 'Your browser will ask for permission to use the microphone.',
  },
  listen: 'Just listen',
  speak: 'Listen and talk',
  microphoneOn: 'Turn my microphone on',
  microphoneOff: 'Turn my microphone off',
  mode: {
    legend: 'My microphone',
    push: 'Hold to talk',
    open: 'Open',
    pushHint: 'The others hear you while you hold this button or the V key.',
    openHint: 'The others hear you all the time. The V key mutes and unmutes.',
  },
  muted: 'Mute',
  reads: 'Read phrases aloud',
  readsHint: 'Your browser’s voice reads the phrases of those who do not talk.',
  leave: 'Turn voices off',
  waits: 'Your browser is asking whether it may open the microphone…',
  denied: {
    title: 'The microphone stayed shut',
    text: 'The browser said no. If that was a slip: press the lock or the microphone beside the address, allow the microphone and try again. You still hear the others.',
  },
  missing: {
    title: 'No microphone',
    text: 'No microphone answers, or another program is using it. Close that program and try again. You still hear the others.',
  },
  again: 'Try again',
  onlyHears:
    'This browser cannot send a voice (Safari can, from version 26). You hear the others, and your phrases can be read to them.',
  none: 'This browser can neither send nor play voices (Safari can, from version 26). Everything else works without them.',
};
