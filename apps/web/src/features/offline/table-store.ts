import type { EventStore, TableEntry } from '@oeillade/room';

/** Where the tables of this browser are kept between two visits. */
export interface TableStore extends EventStore {
  /** Notes a new table; false where its code is taken. */
  open(entry: TableEntry): Promise<boolean>;
  find(code: string): Promise<TableEntry | null>;
  /** Everything that was kept of a table, in order. */
  read(code: string): Promise<readonly string[]>;
  touch(code: string, phase: TableEntry['phase'], game: string, now: number): Promise<void>;
  list(): Promise<readonly TableEntry[]>;
  /** Forgets a table and all that happened there. The records of its finished games stay. */
  delete(code: string): Promise<void>;
  readGame(code: string, round: number): Promise<string | null>;
}
