import { timingSafeEqual } from 'node:crypto';
import type { Seat } from '@oeillade/kernel';
import type { Table } from '@oeillade/table';

/** Takes the same time for every secret, right or wrong. Both are fingerprints, and so of one length. */
export function isSame(kept: string, given: string): boolean {
  const [left, right] = [Buffer.from(kept), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The seat that this secret opens, found in a time that does not tell which, or how nearly. */
export function seatOpenedBy(seating: Table['seating'], fingerprint: string): Seat | null {
  let found: Seat | null = null;
  for (let seat = 0; seat < seating.size; seat++) {
    const kept = seating.sitter(seat)!.token;
    if (kept !== null && isSame(kept, fingerprint)) found = seat;
  }
  return found;
}
