import type { Seat } from '@oeillade/kernel';

/** What a game's own part of the checker says about an event that was told, or a view. */
export interface Knowledge {
  event(seat: Seat | null, t: number, event: object): string[];
  view(seat: Seat | null, t: number, view: object): string[];
}
