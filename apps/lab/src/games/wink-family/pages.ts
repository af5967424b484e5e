import { levels, people } from '@oeillade/bots/wink-family/parameters';
import { type BotPages, pagesOf } from '../../bot-pages/page.ts';

export const pages: BotPages = {
  levels: pagesOf(
    {
      random:
        'Looks anywhere, calls anything, and understands a quarter of what it sees. The floor that everybody else is measured from.',
      novice:
        'Looks for its partner and at callers it owes a wink, spends more than half of its time on the board, and forgets a good part of what it has seen.',
      regular:
        'Waits for the caller to look back before it winks, and remembers most of what it sees. Hardly watches others when it has nothing to do.',
      expert:
        'Quick; counts cards and reads gazes: who stares at a caller probably holds the twin. Looks away as soon as its wink was received.',
      shark: 'The highest level: attention, memory and judgement at their best.',
    },
    levels,
  ),
  outsiders: pagesOf(
    {
      'person-plain': 'A modelled person of ordinary quickness who winks as soon as eyes meet.',
      'person-discreet':
        'The same, who winks only while they feel exactly one pair of eyes and it is the caller who looks at them.',
      'person-quick': 'The same, who then looks away as soon as they can, which ends the wink.',
    },
    people,
  ),
};
