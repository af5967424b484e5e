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

/** Who may write for a table, and until when. */
export interface Lease {
  readonly code: string;
  readonly node: string;
  /** Where the others reach the owner; null where only the load balancer can. */
  readonly address: string | null;
  readonly epoch: number;
  readonly expires: number;
}

/** Somebody else has written at this place: whoever gets this is no longer the owner of the table. */
export class Fenced extends Error {
  constructor(code: string, sequence: number) {
    super(`Table ${code} already has an event ${sequence}: somebody else writes for it.`);
    this.name = 'Fenced';
  }
}

/**
 * Where tables are kept. The key (table, sequence) is the fence: of two writers at the same place one wins and the
 * other is told. Both implementations pass one contract suite.
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

  keepGame(entry: GameEntry, record: string): Promise<void>;
  listGames(code: string): Promise<readonly GameEntry[]>;
  readGame(code: string, round: number): Promise<string | null>;
  deleteGame(code: string, round: number): Promise<boolean>;

  /** Forgets tables that nothing has touched since, and games that ended before; gives how many of each. */
  prune(before: number): Promise<{ readonly tables: number; readonly games: number }>;

  /** Takes the table if nobody has it, or its owner's time is up; gives the lease in force, whoever's it is. */
  claim(code: string, node: string, address: string | null, now: number, lasts: number): Promise<Lease>;
  /** Prolongs all the leases of a node; gives the codes it still owns. */
  renew(node: string, now: number, lasts: number): Promise<readonly string[]>;
  release(code: string, node: string): Promise<void>;

  close(): Promise<void>;
}
