import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Bundle, bundleOf, EventLog, LOG_SCHEMA } from './event-log.ts';
import type { GameEntry, Journal, Lease, Owner, Progress, TableEntry } from './port.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, opened INTEGER NOT NULL, touched INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tables_by_phase ON tables (phase, touched);
  ${LOG_SCHEMA}
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

interface WaitingAppend extends Bundle {
  done(): void;
  failed(error: Error): void;
}

/** The journal of one server, in a folder of its own. */
export class SqliteJournal implements Journal {
  readonly kind = 'sqlite';
  readonly #lock: DatabaseSync;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #log: EventLog;
  #waiting: WaitingAppend[] = [];

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#lock = lockFolder(folder);
    this.#database = new DatabaseSync(join(folder, 'oeillade.sqlite'));
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    this.#database.exec(SCHEMA);
    // The folder is ours alone: whoever had tables before lives no more, however it ended.
    this.#database.exec('DELETE FROM servers');
    this.#log = new EventLog(this.#database);
    this.#transact(() => this.#log.putAllAway())();
  }

  async open(entry: TableEntry): Promise<boolean> {
    const { code, game, phase, opened, touched } = entry;
    const sql =
      'INSERT INTO tables (code, game, phase, opened, touched) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
    return this.#quickly(() => this.#run(sql, code, game, phase, opened, touched)) === 1;
  }

  async find(code: string): Promise<TableEntry | null> {
    return this.#get<TableEntry>(
      'SELECT code, game, phase, opened, touched FROM tables WHERE code = ?',
      code,
    );
  }

  /** Appends of the same moment share one commit: waiting for the disk is what costs. */
  append(code: string, from: number, events: readonly string[], progress?: Progress): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      this.#waiting.push({ ...bundleOf({ code, from, events, progress }), done, failed });
    });
  }

  /** Appends at once, all with one commit; gives what became of each. `text` as in `EventLog.write`. */
  appendAll(appends: readonly Bundle[], text?: string): readonly (Error | null)[] {
    try {
      const hasProgress = appends.some(({ progress }) => progress);
      const write = () => {
        const written = this.#log.write(appends, text);
        appends.forEach(({ code, progress }, index) => {
          if (progress && !written.outcomes[index]) this.#note(code, progress);
        });
        return written;
      };
      const written = this.#log.isTidy && !hasProgress ? this.#alone(write) : this.#transact(write);
      written.committed();
      return written.outcomes;
    } catch (error) {
      return appends.map(() => error as Error);
    }
  }

  async read(code: string): Promise<readonly string[]> {
    return this.#log.read(code);
  }

  /** As `read`, in one text with a line for each event. */
  readText(code: string): string {
    return this.#log.readText(code);
  }

  async listGames(code: string): Promise<readonly GameEntry[]> {
    return this.#all<GameEntry>(
      "SELECT code, round, game, ended FROM games WHERE code = ? AND record <> '' ORDER BY round",
      code,
    );
  }

  async readGame(code: string, round: number): Promise<string | null> {
    const row = this.#get<{ record: string }>(
      "SELECT record FROM games WHERE code = ? AND round = ? AND record <> ''",
      code,
      round,
    );
    return row?.record ?? null;
  }

  /** The place stays taken, or the game would be kept again when its table is next taken up. */
  async deleteGame(code: string, round: number): Promise<boolean> {
    const sql = "UPDATE games SET record = '' WHERE code = ? AND round = ? AND record <> ''";
    return this.#run(sql, code, round) === 1;
  }

  async prune(before: number): Promise<{ readonly tables: number; readonly games: number }> {
    const old = '(SELECT code FROM tables WHERE touched < ?)';
    const { forgotten, isPutAway } = this.#transact(() => {
      const putAway = this.#log.putAllAway();
      this.#run(`DELETE FROM chapters WHERE code IN ${old}`, before);
      this.#run(`DELETE FROM leases WHERE code IN ${old}`, before);
      const tables = this.#run('DELETE FROM tables WHERE touched < ?', before);
      const games = this.#run('DELETE FROM games WHERE ended < ?', before);
      return { forgotten: { tables, games }, isPutAway: putAway };
    });
    isPutAway();
    this.#log.forgetNumbers();
    return forgotten;
  }

  async renew({ node }: Owner, lasts: number): Promise<readonly string[]> {
    const sql = 'INSERT INTO servers (node, expires) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET expires = ?2';
    this.#quickly(() => this.#run(sql, node, Date.now() + lasts));
    return this.#all<{ code: string }>('SELECT code FROM leases WHERE node = ?', node).map(
      ({ code }) => code,
    );
  }

  async claim(code: string, { node, publicUrl, internalUrl }: Owner): Promise<Lease> {
    const sql = `INSERT INTO leases (code, node, public_url, internal_url, epoch) VALUES (?, ?, ?, ?, 1)
      ON CONFLICT DO UPDATE SET node = excluded.node, public_url = excluded.public_url,
        internal_url = excluded.internal_url, epoch = epoch + (leases.node <> excluded.node)
      WHERE leases.node = excluded.node OR NOT ${LIVES}`;
    this.#quickly(() => this.#run(sql, code, node, publicUrl, internalUrl, Date.now()));
    const found = `SELECT code, node, public_url AS publicUrl, internal_url AS internalUrl, epoch
      FROM leases WHERE code = ?`;
    return this.#get<Lease>(found, code)!;
  }

  async release(code: string, node: string): Promise<void> {
    const sql = 'DELETE FROM leases WHERE code = ? AND node = ?';
    const release = () => {
      this.#run(sql, code, node);
      return this.#log.putAway([code]);
    };
    this.#quickly(() => this.#transact(release))();
  }

  async orphans(most: number): Promise<readonly string[]> {
    const sql = `SELECT code FROM leases JOIN tables USING (code) WHERE phase = 'playing' AND NOT ${LIVES} LIMIT ?`;
    return this.#all<{ code: string }>(sql, Date.now(), most).map(({ code }) => code);
  }

  async close(): Promise<void> {
    if (!this.#database.isOpen) return;
    this.#commit();
    this.#transact(() => this.#log.putAllAway())();
    this.#database.close();
    this.#lock.close();
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

  #commit(): void {
    const appends = this.#waiting;
    this.#waiting = [];
    if (appends.length === 0) return;
    const outcomes = this.appendAll(appends);
    appends.forEach((append, index) => {
      const error = outcomes[index];
      if (error) append.failed(error);
      else append.done();
    });
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
    return this.#alone(() => {
      this.#database.exec('BEGIN IMMEDIATE');
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    });
  }

  /** For what is one statement, and so commits by itself. */
  #alone<T>(work: () => T): T {
    if (!this.#database.isOpen) throw new Error('The journal is closed.');
    try {
      return work();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      this.#log.forgetNumbers();
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
