import type { Seat } from '@oeillade/kernel';

/** A seat has turned its eyes to a face, or to none. */
export interface Look {
  readonly t: number;
  readonly seat: Seat;
  readonly at: Seat | null;
}
