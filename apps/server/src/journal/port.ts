import type { EventStore, GameEntry, TableEntry, TableProgress } from '@oeillade/room/event-store';

// Not by way of the whole room: the journal's thread would read all the games and bots with it.
export {
  Fenced,
  type FinishedGame,
  type GameEntry,
  type TableEntry,
  type TableProgress,
} from '@oeillade/room/event-store';

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

/** Events that are stored together or not at all: see `EventStore.append`. */
export interface Append {
  readonly code: string;
  readonly from: number;
  readonly events: readonly string[];
  readonly progress?: TableProgress | undefined;
}

/** The stored events of a table, in order. After a game that is over, events from before its `summary` are left out. */
export interface KeptEvents {
  readonly events: readonly string[];
  /** The sequence of the next event. */
  readonly next: number;
}

/**
 * Where tables are kept. The key (table, sequence) is the fence: of two writers at the same place one wins and the
 * other is told. Leases only keep two servers from trying; they go by the journal's own clock, since those of the
 * servers may differ. Both implementations pass one contract suite.
 */
export interface Journal extends EventStore {
  readonly kind: 'sqlite' | 'postgres';
  readonly hasRecords: true;
  /** Why nothing can be kept any more, in a sentence; null where all is well. */
  readonly trouble: string | null;

  /** False where the code is taken. */
  open(entry: TableEntry): Promise<boolean>;
  find(code: string): Promise<TableEntry | null>;

  read(code: string): Promise<KeptEvents>;

  listGames(code: string): Promise<readonly GameEntry[]>;
  readGame(code: string, round: number): Promise<string | null>;
  deleteGame(code: string, round: number): Promise<boolean>;

  /** Forgets tables that nothing has touched since, and games that ended before; gives how many of each. */
  prune(before: number): Promise<{ readonly tables: number; readonly games: number }>;

  /** The last time that was believed; where none was noted yet, the last at which any table was touched; null for neither. */
  clockSeen(): Promise<number | null>;
  seeClock(now: number): Promise<void>;

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
