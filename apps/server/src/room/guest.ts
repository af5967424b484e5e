import type { Seat } from '@oeillade/kernel';

/** Somebody at a table: a socket that holds a seat, or only watches. */
export interface Guest {
  readonly seat: Seat | null;
  send(frame: string): void;
  close(code: number, reason: string): void;
}
