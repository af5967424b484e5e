import type { Seat } from '@oeillade/kernel';

/** A line of a finished game, as its record has it. */
export interface RecordedLine {
  readonly e: string;
}

/** What somebody did in one game of a kind, to be counted up over all their games. */
export interface Deeds {
  /** Partners found, or found by. */
  readonly partners?: number;
  /** Others found out. */
  readonly catches?: number;
  /** Winks that nobody saw but the two. */
  readonly unseen?: number;
  /** Games in which nobody read who they were. */
  readonly unread?: number;
}

export type DeedsOf = (lines: readonly RecordedLine[], seat: Seat) => Deeds;
