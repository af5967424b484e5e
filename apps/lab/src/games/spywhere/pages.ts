import { levels, outsiders } from '@oeillade/bots/spywhere/parameters';
import { type BotPages, pagesOf } from '../page.ts';

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
          'Gathers its own cards and overlooks many, sees little of what others do and soon forgets it, and guesses late, as often as not from the clue piles alone.',
        regular:
          'Follows one person at a time, waits with attempts until it is rather sure, and does not feed the others.',
      },
      levels,
    ),
    ...pagesOf(
      'Expertise',
      {
        expert:
          'Follows two or three people at a time, rarely overlooks a card and forgets little, and ends the game when it is ahead.',
      },
      levels,
    ),
    ...pagesOf(
      'Effort',
      {
        shark:
          'Takes in everything, and plays out worlds that fit what it has seen before it decides, the end of the game too.',
      },
      levels,
    ),
  },
  cast: {
    share: 'in Spywhere among four 0.93 to 1.05 (1,500 games each, ±0.09; sharks only differ in pace there)',
    does: {
      boldness: 'in Spywhere guesses when it is less sure, by a tenth at most',
      mischief: 'in Spywhere exchanges on a whim',
    },
  },
  outsiders: pagesOf(
    'Character',
    {
      closer:
        'Guesses in every turn, sure or not, so as to end the game before the others have come to anything.',
      collector: 'Never guesses in its turns: it gathers and watches, and guesses when the game has ended.',
      bluffer:
        'Does not want to be read: exchanges so as to look like somebody else, and guesses when it is rather sure.',
      hider: 'Never takes a card of its own from the market, and guesses when it is rather sure.',
    },
    outsiders,
  ),
};
