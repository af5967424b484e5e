import type { Seat } from '@oeillade/kernel';
import type { Watcher } from '@oeillade/table';

/** Somebody at a table: a socket that holds a seat, or only watches. */
export interface Guest {
  /** Where they sit, as far as they have been told; null for somebody who watches. */
  readonly seat: Seat | null;
  /** The fingerprint of the seat's secret: seats get other numbers, this stays. */
  readonly token: string | null;
  /** For somebody who watches and takes part: who they are. */
  readonly watcher?: Watcher | null;
  /** Their seat has got another number. */
  moveTo(seat: Seat): void;
  send(text: string): void;
  /** What is sent from now on waits, and goes out together when `letGo` is called. */
  hold(): void;
  letGo(): void;
  close(code: number, reason: string): void;
}
