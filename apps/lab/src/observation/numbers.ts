import type { Seat } from '@oeillade/kernel';

/** The other seats clockwise from this one. */
export const othersFrom = (players: number, seat: Seat): Seat[] =>
  Array.from({ length: players - 1 }, (_, index) => (seat + 1 + index) % players);

/** What is known as numbers from 0 to 1. */
export const flag = (is: boolean): number => (is ? 1 : 0);
export const share = (part: number, most: number): number => Math.min(1, Math.max(0, part / most));
