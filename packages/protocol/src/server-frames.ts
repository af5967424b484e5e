import type { Seat } from '@oeillade/kernel';
import type { Message } from '@oeillade/table';

/** The first frame from the server; it comes again where the seat gets another number. */
export interface Welcome {
  readonly m: 'welcome';
  readonly protocol: number;
  readonly code: string;
  /** Null for somebody who watches. */
  readonly seat: Seat | null;
  /** Message numbers count within one epoch of the table; in a new epoch they begin again. */
  readonly epoch: string;
}

/** Asks for the client's time; to be answered by a pong at once. */
export interface Ping {
  readonly m: 'ping';
  readonly sent: number;
}

/** A frame was refused, and nothing else happened. */
export interface Refused {
  readonly m: 'refused';
  readonly code: RefusalCode;
  /** The id of the input, where it had one. */
  readonly id: string | null;
}

export type RefusalCode =
  | 'not-json'
  | 'malformed'
  | 'too-large'
  | 'too-fast'
  | 'hello-first'
  | 'old-client'
  | 'no-such-seat'
  | 'only-watching'
  | 'not-watching';

/** The table lives elsewhere now, or will in a moment: connect again, there or where you did before. */
export interface Moved {
  readonly m: 'moved';
  readonly url: string | null;
}

/** A message of the table. Those without a number are replaced by the next of their kind. */
export type TableFrame = Message & { readonly n?: number };

export type ServerFrame = Welcome | Ping | Refused | Moved | TableFrame;

/** Why a socket was closed by the server. */
export const CLOSE = {
  /** Connect again at once: the server stops, or the table moved. */
  moved: 4001,
  /** The client did not read what it was sent; it may come back. */
  tooSlow: 4002,
  /** The seat was given up, or taken away: its secret opens nothing any more. */
  left: 4004,
  /** A game runs that nobody without a seat may watch. */
  unwatched: 4005,
  /** Limits were ignored again and again. */
  abuse: 4008,
  noSuchTable: 4404,
  oldClient: 4426,
} as const;
