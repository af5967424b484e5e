import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { end as french } from '../fr/end.ts';

export const end: Texts<typeof french> = {
  why: {
    pile: 'The pile is used up.',
    attempts: '{{names}} had a guess on everybody.',
  },
  passportsOpen: 'Passports!',
  seenThrough: 'Exposed',
  keptSecret: 'Secret',
  made: {
    own: 'Cards of their own country',
    bonus: 'First to have a guess on everybody',
  },
  passports: 'Passports and cards',
  unmasked: 'Secret uncovered by {{names}}',
  neverUnmasked: 'Secret kept',
  guesses: 'All the guesses',
  guessesHint: 'Who said what about whom. The cards are turned over.',
  guessHead: 'said of',
  noGuess: 'nothing',
  right: 'right',
  wrong: 'wrong',
  last: 'at the end',
  lastMark: 'Put down at the very end',
};
