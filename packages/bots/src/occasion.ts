import type { Seat } from '@oeillade/kernel';
import type { Span } from './pace.ts';

/** What an announcement can mean to somebody at the table, whatever the game is. */
export type Occasion =
  | 'begins'
  | 'catches'
  | 'is-caught'
  | 'sees-somebody-caught'
  | 'suspects-wrongly'
  | 'is-suspected-wrongly'
  | 'finds-partner'
  | 'misses-partner'
  | 'is-guessed-at'
  | 'gets-ahead'
  | 'wins'
  | 'loses';

/** An occasion that pages play for a while: a face shows after this time what it thinks of it. */
export interface Staged {
  readonly occasion: Occasion;
  readonly after: Span;
}

export type Moved = Occasion | Staged;

/** What something that everybody was told means to a seat; null where it moves nobody. It is never told anything else. */
export type OccasionOf = (told: object, seat: Seat) => Moved | null;

/** The end of a game; null where all did equally well. */
export function endOf(ranks: readonly number[], seat: Seat): Occasion | null {
  if (ranks.every((rank) => rank === 1)) return null;
  return ranks[seat] === 1 ? 'wins' : 'loses';
}
