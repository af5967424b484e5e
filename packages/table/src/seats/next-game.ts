import type { Seat } from '@oeillade/kernel';
import type { TableEvent } from '../events.ts';
import type { Ask } from '../inputs.ts';
import type { TableSource } from '../source.ts';
import { judgeArrangement } from './judge-arrangement.ts';
import { allow, deny, type Judgement } from './judgement.ts';
import type { Seating } from './seating.ts';

/**
 * Anybody may ask for another game, or for one of another kind: it is the host who starts it. How exactly it is played, only
 * the host says. The seats of those who have said that they leave become free. The others keep their order, and whoever sat
 * first sits last. `from` is null for the program itself.
 */
export function judgeRematch(
  seating: Seating,
  from: Seat | null,
  { game, options }: Ask & { ask: 'rematch' },
  source: TableSource,
): Judgement {
  if (seating.phase !== 'over') return deny(seating.phase === 'playing' ? 'game-running' : 'no-game-running');
  const left = seating.leftSeats.filter((seat) => seat !== from);
  const freed = left.reverse().map((seat): TableEvent => ({ j: 'left-seat', seat }));
  const by = from === null ? null : from - left.filter((seat) => seat < from).length;
  const size = seating.size - left.length;
  const first = 1 % size;
  const rematch = { j: 'rematch', secret: source.entropy(), first, by } as const;
  if (game === undefined && options === undefined) return allow(...freed, rematch);
  if (options !== undefined && from !== null && from !== seating.host) return deny('host-only');
  const wish = { ...(game === undefined ? {} : { game }), ...(options === undefined ? {} : { options }) };
  const sitters = seating.sitters.filter((_, seat) => !left.includes(seat));
  const arranged = judgeArrangement(seating, sitters, wish, source.findGame);
  if (arranged.refusal !== null) return arranged;
  // Another game makes everybody say anew that they are ready, except whoever wished for it.
  const ready: TableEvent[] =
    by === null ? [] : [{ j: 'readied', seat: (by - first + size) % size, ready: true }];
  return allow(...freed, rematch, ...arranged.events, ...ready);
}

/** The host says that the evening is over; nobody has to leave for it. */
export function judgeEndOfEvening(seating: Seating): Judgement {
  if (seating.phase === 'playing') return deny('game-running');
  return seating.evening.isOpen ? allow({ j: 'evening-ended' }) : deny('no-evening');
}

/** Between two games somebody leaves, and at most one is left of those who played together. */
export function breakUp({ phase, evening, company }: Seating, leaver: Seat): TableEvent[] {
  const stay = company.filter((seat) => seat !== leaver).length;
  const breaksUp = phase !== 'playing' && evening.isOpen && company.includes(leaver) && stay === 1;
  return breaksUp ? [{ j: 'evening-ended' }] : [];
}
