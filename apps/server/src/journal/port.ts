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

/** A server, and where it is reached: by players, by the other servers; null where it cannot be. */
export interface Owner {
  readonly node: string;
  readonly publicUrl: string | null;
  readonly internalUrl: string | null;
}

/** Who may write for a table. The epoch counts the owners that did not hand it over. */
export interface Lease extends Owner {
  readonly code: string;
  readonly epoch: number;
}

/** Somebody else has written at this place: whoever gets this is no longer the owner of the table. */
export class Fenced extends Error {
  constructor(code: string, sequence: number) {
    super(`Event ${sequence} of table ${code} is not the next one: somebody else writes for it.`);
    this.name = 'Fenced';
  }
}

/**
 * Where tables are kept. The key (table, sequence) is the fence: of two writers at the same place one wins and the
 * other is told. Leases only keep two servers from trying; they go by the journal's own clock, since those of the
 * servers may differ. Both implementations pass one contract suite.
 */
export interface Journal {
  readonly kind: 'sqlite' | 'postgres';

  /** False where the code is taken. */
  open(entry: TableEntry): Promise<boolean>;
  find(code: string): Promise<TableEntry | null>;
  touch(code: string, phase: TableEntry['phase'], game: string, now: number): Promise<void>;
  /** Tables in that phase, the latest first. */
  list(phase: TableEntry['phase'], most: number): Promise<readonly TableEntry[]>;

  /** Resolves when the events are safe; all of one call or none of them. `from` is the sequence of the first. */
  append(code: string, from: number, events: readonly string[]): Promise<void>;
  read(code: string): Promise<readonly string[]>;

  /** Keeps a game once: a second time, or after it was deleted, nothing happens. */
  keepGame(entry: GameEntry, record: string): Promise<void>;
  listGames(code: string): Promise<readonly GameEntry[]>;
  readGame(code: string, round: number): Promise<string | null>;
  deleteGame(code: string, round: number): Promise<boolean>;

  /** Forgets tables that nothing has touched since, and games that ended before; gives how many of each. */
  prune(before: number): Promise<{ readonly tables: number; readonly games: number }>;

  /** Says that a server lives, and will for so many milliseconds at least; gives the codes that it owns. */
  renew(owner: Owner, lasts: number): Promise<readonly string[]>;
  /** Takes the table if nobody has it, or its owner lives no more; gives the lease in force, whoever's it is. */
  claim(code: string, owner: Owner): Promise<Lease>;
  release(code: string, node: string): Promise<void>;
  /** Codes of running games whose owner lives no more and did not hand them over. */
  orphans(most: number): Promise<readonly string[]>;

  /** What was asked for before is done first. */
  close(): Promise<void>;
}
