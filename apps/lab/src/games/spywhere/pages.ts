import { levels } from '@oeillade/bots/spywhere/parameters';
import { type BotPages, pagesOf } from '../../bot-pages/page.ts';

export const pages: BotPages = {
  levels: {
    random: {
      about:
        'Plays anything legal, and guesses only now and then. The floor that everybody else is measured from.',
      parameters: {},
      shape: '',
    },
    ...pagesOf(
      'Character',
      {
        novice:
          'Gathers its own cards, sees little of what others take and give and soon forgets it, and guesses late, as often as not from the clue piles alone.',
        regular:
          'Sees much of what everybody takes and gives, waits with attempts until it is rather sure, and does not feed the others.',
      },
      levels,
    ),
    ...pagesOf(
      'Effort',
      {
        expert:
          'Holds a belief about every passport, fed by each exchange and each refusal to eliminate, and plays out some dozens of worlds that fit it before it decides.',
        shark: 'The same, with twice as many worlds.',
      },
      levels,
    ),
  },
  outsiders: {},
};
