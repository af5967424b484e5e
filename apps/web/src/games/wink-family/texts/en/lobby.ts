import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { lobby as french } from '../fr/lobby.ts';

export const lobby: Texts<typeof french> = {
  first: 'In the original rules: “{{rule}}”',
  channel: 'Eyes',
  channels: { avatars: 'On screen', faces: 'For real', living: 'By camera' },
  channelHints: {
    avatars: 'The faces on the screen look and signal for you, wherever you are.',
    faces:
      'You are in the same room and look at each other in earnest. The screen deals, keeps the hands and counts. No bots.',
    living:
      'You are far apart, each in front of a camera, and see the one face you look at, live. Your winks are your own. No bots.',
  },
  signals: 'The agreed signal',
  signalsSeveral: 'The agreed signals',
  signalOne: 'One signal for the whole game: the wink, or another in its place.',
  signalMany: 'One or more: the partner picks one on the spot.',
  lasting: 'How long signals last',
  lastings: { short: 'Short', normal: 'Normal', long: 'Long' },
  lastingHint:
    'A signal can be seen for {{seconds}} s. The longer it lasts, the easier it is to catch, for spies too.',
  peripheral: 'Peripheral vision',
  peripheralHint: 'Everyone sees where everyone looks; winks stay secret.',
  felt: 'Feeling watched',
  feltHint: 'You feel how many people are watching you, never who. Without it, you play blind.',
  blind: 'No, you play blind',
  oneSignal: 'There is only one signal in this edition: choose which.',
};
