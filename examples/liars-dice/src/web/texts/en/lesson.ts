import type { Texts } from '@oeillade/web/shell/i18n/texts.ts';
import type { lesson as french } from '../fr/lesson.ts';

export const lesson: Texts<typeof french> = {
  name: 'Liar’s dice',
  about: 'The dice, the bid and the doubt.',
  steps: {
    look: {
      say: 'These are your dice. Only you see them; {{person}} has as many under a cup.',
      help: 'Look at your dice, then “Got it”.',
    },
    bid: {
      say: 'You begin: bid how many dice of one face lie under both cups together.',
      help: 'Choose a number and a face, then “Bid”.',
    },
    answer: {
      say: '{{person}} has to bid higher, or to doubt you.',
      help: '{{person}} is still thinking.',
    },
    doubt: {
      say: 'All the dice show a six? Nobody believes that: doubt it!',
      help: 'The button “I doubt it”.',
    },
    lost: {
      say: 'The cups are lifted and the dice counted. Whoever was wrong loses a die, and all roll again.',
      help: 'Read, then “Got it”.',
    },
  },
  over: 'That is all of it: bid what is likely, bluff a little, and doubt at the right moment.',
};
