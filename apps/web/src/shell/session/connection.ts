import type { RecordAnswer } from '@oeillade/protocol';

/** What a connection tells of itself. */
export interface ConnectionEvents {
  /** It is open, for the first time or again: what is sent from now on arrives, what was sent before may be lost. */
  opened(): void;
  /** A frame of the table came in, as text. */
  text(frame: string): void;
  /** It is closed; `code` is one of the protocol's `CLOSE`, or the browser's own where it simply broke. */
  closed(code: number): void;
}

/**
 * What carries frames between this page and its table, and knows nothing of what they say: a socket to a server, or a port
 * to a table in a worker of this very browser. Every frame is the same text on both.
 *
 * A connection that breaks opens again by itself, and says `opened` each time, until `close` is called.
 */
export interface Connection {
  /** Opens it, also after `close`. Calls nothing of `events` before it has returned. */
  open(events: ConnectionEvents): void;
  /** Sends a frame. Only between `opened` and `closed`: otherwise it is lost. */
  send(frame: string): void;
  /** Asks for the record of a finished game, as it is asked for over HTTP. Only where games end and are kept. */
  fetchRecord?(round: number): Promise<RecordAnswer>;
  /** The table lives at another address: the next try goes there, and those after it where they went before. */
  redirect?(url: string): void;
  /** Closes it for good: nothing of `events` is called any more. */
  close(): void;
}
