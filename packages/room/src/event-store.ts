/** What is known of a table beside its events. */
export interface TableEntry {
  readonly code: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  /** When it was opened and when something last happened, in milliseconds since 1970. */
  readonly opened: number;
  readonly touched: number;
}

/** A finished game as it is listed. */
export interface GameEntry {
  readonly code: string;
  readonly round: number;
  readonly game: string;
  readonly ended: number;
}

/** A game that is over, and its record. */
export interface FinishedGame {
  readonly entry: GameEntry;
  readonly record: string;
}

/** What is stored of a table together with its events: phase, game, and a game that is over. */
export interface TableProgress extends Pick<TableEntry, 'phase' | 'game' | 'touched'> {
  /** A game is stored once: where one of this number was stored before, or deleted, nothing happens. */
  readonly ended: readonly FinishedGame[];
  /** The events of this append stand for all earlier ones of the table, which are deleted. */
  readonly replacesAll?: boolean;
}

/** Somebody else has written at this place: whoever gets this is no longer the owner of the table. */
export class Fenced extends Error {
  constructor(code: string, sequence: number) {
    super(`Event ${sequence} of table ${code} is not the next one: somebody else writes for it.`);
    this.name = 'Fenced';
  }
}

/** Where a room stores the events of its table. */
export interface EventStore {
  /**
   * Whether it gives back the records of games that are over. Then the events of a finished game are no longer needed,
   * and one `summary` is stored instead of them.
   */
  readonly hasRecords?: boolean;
  /**
   * Resolves when the events are safe; all of one call or none of them, and the progress with them. `from` is the sequence
   * of the first. The next may be asked for meanwhile: it is not kept where this one is not.
   */
  append(code: string, from: number, events: readonly string[], progress?: TableProgress): Promise<void>;
  /**
   * Resolves at the next moment at which this store says of anything that it is safe. Left out, it has no such moments: each append is
   * answered when it is done.
   */
  nextAnswer?(): Promise<void>;
}
