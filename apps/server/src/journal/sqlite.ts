import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Commit } from './event-log.ts';
import { EVENT_SCHEMA, EventTables } from './event-tables.ts';
import type { GameEntry, Lease, Owner, Progress, TableEntry } from './port.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, opened INTEGER NOT NULL, touched INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tables_by_phase ON tables (phase, touched);
  ${EVENT_SCHEMA}
  CREATE TABLE IF NOT EXISTS games (
    code TEXT NOT NULL, round INTEGER NOT NULL, game TEXT NOT NULL, ended INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (code, round)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS servers (
    node TEXT PRIMARY KEY, expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS leases (
    code TEXT PRIMARY KEY, node TEXT NOT NULL, public_url TEXT, internal_url TEXT, epoch INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
/** Does the server of the lease live? */
const LIVES = 'EXISTS (SELECT 1 FROM servers WHERE servers.node = leases.node AND servers.expires > ?)';

/** How far tables have got with a commit, by their codes. */
export type ProgressOf = readonly (readonly [code: string, progress: Progress])[];

/** The tables of one server, in a folder of its own. It waits for the disk: whoever has something else to do does it in another thread. */
export class SqliteStore {
  readonly #lock: DatabaseSync;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #events: EventTables;
  /** The log holds nothing that its writer does not know of. */
  #isTidy = false;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#lock = lockFolder(folder);
    this.#database = new DatabaseSync(join(folder, 'oeillade.sqlite'));
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    this.#database.exec(SCHEMA);
    // The folder is ours alone: whoever had tables before lives no more, however it ended.
    this.#database.exec('DELETE FROM servers');
    this.#events = new EventTables(this.#database);
    this.#tidyUp();
  }

  open({ code, game, phase, opened, touched }: TableEntry): boolean {
    const sql =
      'INSERT INTO tables (code, game, phase, opened, touched) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
    return this.#quickly(() => this.#run(sql, code, game, phase, opened, touched)) === 1;
  }

  find(code: string): TableEntry | null {
    return this.#get<TableEntry>(
      'SELECT code, game, phase, opened, touched FROM tables WHERE code = ?',
      code,
    );
  }

  /** All of it, or where it throws nothing. */
  write(commit: Commit, progress: ProgressOf): void {
    this.#tidyUp();
    const work = (): void => {
      this.#events.write(commit);
      for (const [code, made] of progress) this.#note(code, made);
    };
    const isAlone = commit.chapters.length === 0 && progress.length === 0;
    // What only changes its place is safe already.
    const isSafe = commit.text === '';
    try {
      if (isAlone) work();
      else if (isSafe) this.#quickly(() => this.#transact(work));
      else this.#transact(work);
    } catch (error) {
      this.#isTidy = false;
      throw error;
    }
  }

  /** All the events of a table, a line each. What is in the log of it must have been put away. */
  read(code: string): string {
    this.#tidyUp();
    return this.#events.read(code);
  }

  /** How many events there are of each of these tables. */
  next(codes: readonly string[]): readonly number[] {
    this.#tidyUp();
    return codes.map((code) => this.#events.next(code));
  }

  listGames(code: string): readonly GameEntry[] {
    return this.#all<GameEntry>(
      "SELECT code, round, game, ended FROM games WHERE code = ? AND record <> '' ORDER BY round",
      code,
    );
  }

  readGame(code: string, round: number): string | null {
    const row = this.#get<{ record: string }>(
      "SELECT record FROM games WHERE code = ? AND round = ? AND record <> ''",
      code,
      round,
    );
    return row?.record ?? null;
  }

  /** The place stays taken, or the game would be kept again when its table is next taken up. */
  deleteGame(code: string, round: number): boolean {
    const sql = "UPDATE games SET record = '' WHERE code = ? AND round = ? AND record <> ''";
    return this.#run(sql, code, round) === 1;
  }

  /** What is in the log must have been put away. */
  prune(before: number): { readonly tables: number; readonly games: number } {
    this.#tidyUp();
    const old = '(SELECT code FROM tables WHERE touched < ?)';
    return this.#transact(() => {
      this.#run(`DELETE FROM chapters WHERE code IN ${old}`, before);
      this.#run(`DELETE FROM leases WHERE code IN ${old}`, before);
      const tables = this.#run('DELETE FROM tables WHERE touched < ?', before);
      const games = this.#run('DELETE FROM games WHERE ended < ?', before);
      return { tables, games };
    });
  }

  renew({ node }: Owner, lasts: number): readonly string[] {
    const sql = 'INSERT INTO servers (node, expires) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET expires = ?2';
    this.#quickly(() => this.#run(sql, node, Date.now() + lasts));
    return this.#all<{ code: string }>('SELECT code FROM leases WHERE node = ?', node).map(
      ({ code }) => code,
    );
  }

  claim(code: string, { node, publicUrl, internalUrl }: Owner): Lease {
    const sql = `INSERT INTO leases (code, node, public_url, internal_url, epoch) VALUES (?, ?, ?, ?, 1)
      ON CONFLICT DO UPDATE SET node = excluded.node, public_url = excluded.public_url,
        internal_url = excluded.internal_url, epoch = epoch + (leases.node <> excluded.node)
      WHERE leases.node = excluded.node OR NOT ${LIVES}`;
    this.#quickly(() => this.#run(sql, code, node, publicUrl, internalUrl, Date.now()));
    const found = `SELECT code, node, public_url AS publicUrl, internal_url AS internalUrl, epoch
      FROM leases WHERE code = ?`;
    return this.#get<Lease>(found, code)!;
  }

  release(code: string, node: string): void {
    this.#quickly(() => this.#run('DELETE FROM leases WHERE code = ? AND node = ?', code, node));
  }

  orphans(most: number): readonly string[] {
    const sql = `SELECT code FROM leases JOIN tables USING (code) WHERE phase = 'playing' AND NOT ${LIVES} LIMIT ?`;
    return this.#all<{ code: string }>(sql, Date.now(), most).map(({ code }) => code);
  }

  close(): void {
    this.#database.close();
    this.#lock.close();
  }

  #tidyUp(): void {
    if (this.#isTidy) return;
    this.#transact(() => this.#events.tidyUp());
    this.#isTidy = true;
  }

  #note(code: string, { phase, game, touched, ended }: Progress): void {
    this.#run(
      'UPDATE tables SET phase = ?, game = ?, touched = ? WHERE code = ?',
      phase,
      game,
      touched,
      code,
    );
    const keep =
      'INSERT INTO games (code, round, game, ended, record) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
    for (const { entry, record } of ended)
      this.#run(keep, entry.code, entry.round, entry.game, entry.ended, record);
  }

  /**
   * Does not wait for the disk: for what is worth nothing once the machine is down, and for what the next append makes
   * safe with itself.
   */
  #quickly<T>(work: () => T): T {
    this.#database.exec('PRAGMA synchronous = NORMAL');
    try {
      return work();
    } finally {
      this.#database.exec('PRAGMA synchronous = FULL');
    }
  }

  #transact<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #run(sql: string, ...values: (string | number | null)[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  #get<T>(sql: string, ...values: (string | number | null)[]): T | null {
    const row = this.#prepare(sql).get(...values);
    return row ? ({ ...row } as T) : null;
  }

  #all<T>(sql: string, ...values: (string | number | null)[]): T[] {
    // Plain objects: the database's have no prototype, and equal nothing.
    return this.#prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }) as T);
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/** Held for as long as the process lives: two servers in one folder would take the tables from each other. */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(`Another server keeps its tables in ${folder}; DATA_DIR chooses another folder.`);
  }
  return lock;
}
