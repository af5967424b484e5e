import type * as winkFamily from '@oeillade/games/wink-family';
import type { Line } from '@oeillade/kernel';
import { type Counted, rate } from '../counted.ts';

export function count(events: readonly Line<winkFamily.WinkEvent>[]): Counted {
  const contacts = events.filter((event) => event.e === 'designated').map(({ right }) => right);
  const accusations = events.filter((event) => event.e === 'accused').map(({ right }) => right);
  const signals = events.filter((event) => event.e === 'signalled');
  const arrived = signals.map(({ seenBy = [], to }) => seenBy.includes(to));
  const intercepted = signals.map(({ seenBy = [], to }) => seenBy.some((seat) => seat !== to));
  return {
    turns: events.filter(({ e }) => e === 'called' || e === 'passed').length,
    end: events.find((event) => event.e === 'ended')?.why ?? 'unknown',
    rates: [
      rate('contacts', 'right', contacts),
      rate('accusations', 'right', accusations),
      rate('signals', 'seen by the caller', arrived),
      rate('signals', 'intercepted', intercepted),
    ],
  };
}
