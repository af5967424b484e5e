import type { Seat } from '@oeillade/kernel';

export const PLAYERS = 4;
export const TURNING = 100;

/** What happened, and when: an account that is kept beside the room. */
export interface Happened {
  readonly at: number;
  readonly seat: Seat;
  readonly what: 'key' | 'delta' | 'voice' | 'break' | 'look' | 'paused' | 'resumed' | 'over';
  /** Which picture of the seat; whom it looks at, -1 for the board. */
  readonly which: number;
}
