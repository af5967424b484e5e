import type { screen as french } from '../fr/screen.ts';
import type { Texts } from '../texts.ts';

export const screen: Texts<typeof french> = {
  open: 'Big screen',
  openHint: 'All in the same room? Open the table on a television or a tablet:',
  scan: 'Your phone is your hand: scan, pick a name, play.',
  voice: 'Read aloud',
  voiceOn: 'I will read the announcements aloud.',
  full: 'Full screen',
  calls: 'calls',
  hand: {
    hold: 'Hold to see your cards',
    shown: 'Let go to cover them',
    flat: 'Pick up your phone to see your cards',
    keep: 'Keep open',
    cover: 'Cover my cards',
    not: {
      call: 'Not this card: look at your hand.',
      accuse: 'Not about this number: look at your hand.',
    },
  },
  coverHand: 'Cover my hand',
};
