import { levels, outsiders } from '@oeillade/bots/wink-family/parameters';
import { type BotPages, pagesOf } from '../page.ts';

export const pages: BotPages = {
  levels: pagesOf(
    'Temper',
    {
      random:
        'Looks anywhere, calls anything, and understands a quarter of what it sees. The floor that everybody else is measured from.',
      novice:
        'Looks for its partner and at callers it owes a wink, spends more than half of its idle time on the board, winks before others’ eyes, and forgets a good part of what it has seen. Now and then it accuses for no good reason.',
      regular:
        'Mostly winks only while no eyes but the caller’s rest on its face, and then looks away. Watches faces half of the time, stays where somebody looks at a caller, and trusts gazes a little. Does not count cards.',
      expert:
        'Goes from face to face when it seeks a partner, hardly ever winks while watched, plays the partner of callers to whom it owes nothing, counts cards and reads gazes. Accuses what it has seen, and nothing else.',
      shark:
        'Winks only while it is watched by nobody but the caller, looks up when it feels new eyes, and looks away at once. Weighs whose eyes are harmless, whom a point would help and what is left of the game, and accuses on likelihood where that is worth a spy card.',
    },
    levels,
  ),
  cast: {
    share: 'in WINK among five 0.82 to 1.10 of it (400 games each, 95 % within ±0.2)',
    does: {
      boldness:
        'accuses more often whom it has seen, is less cautious, and rather rash where its level is at all',
      mischief: 'plays the partner of callers to whom it owes nothing more often',
    },
  },
  outsiders: pagesOf(
    'Habits',
    {
      starer:
        'Quick, watches faces whenever it has nothing to do, and accuses on sight. Winks as soon as eyes meet.',
      paranoid: 'The same, and never winks: nobody catches it, and nobody gets a point through it.',
      gazer: 'Accuses whoever looks at a caller for a moment, wink or no wink.',
      counter: 'Knows nothing but cards: accuses by what is likely, and names the likeliest.',
      discreet:
        'Winks only while no other eye is felt, looks away at once, and looks at nobody without need.',
      child: 'A modelled child: half a second and more to act, eyes everywhere, and a part of it forgotten.',
      person: 'A modelled person who is half attentive: 0.3 seconds to act, half of the idle looks at faces.',
      keen: 'A modelled person who is all there: nine of ten idle looks at faces, and cards counted.',
    },
    outsiders,
  ),
};
