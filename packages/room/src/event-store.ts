/** What a store knows of a table beside its events. */
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
  /** Each game of a table is stored once: if one of this number was stored before, or deleted, nothing happens. */
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
   * Whether the store also keeps the records of games that are over. Then the events of a finished game are no longer
   * needed, and one `summary` replaces them.
   */
  readonly hasRecords?: boolean;
  /**
   * Resolves when the events are safe. The events of one call and its progress are stored together or not at all. `from`
   * is the sequence of the first event. More events may be appended before this call has resolved: if it fails, they
   * fail too.
   */
  append(code: string, from: number, events: readonly string[], progress?: TableProgress): Promise<void>;
  /**
   * Resolves when this store next reports appended events as safe, for stores that report them at moments of their own.
   * Left out, each append is reported as soon as it is done.
   */
  nextAnswer?(): Promise<void>;
}
