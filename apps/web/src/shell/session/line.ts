/** What a line tells of itself. */
export interface LineEnds {
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
 * A line that breaks opens again by itself, and says `opened` each time, until `close` is called.
 */
export interface Line {
  /** Opens it, also after `close`. Calls nothing of `ends` before it has returned. */
  open(ends: LineEnds): void;
  /** Sends a frame. Only between `opened` and `closed`: otherwise it is lost. */
  send(frame: string): void;
  /** The table lives at another address: the next try goes there, and those after it where they went before. */
  redirect?(url: string): void;
  /** Closes it for good: nothing of `ends` is called any more. */
  close(): void;
}
