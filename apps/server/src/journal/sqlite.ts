import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Fenced, type GameEntry, type Journal, type Lease, type TableEntry } from './port.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, opened INTEGER NOT NULL, touched INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tables_by_phase ON tables (phase, touched);
  CREATE TABLE IF NOT EXISTS events (
    code TEXT NOT NULL, sequence INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS games (
    code TEXT NOT NULL, round INTEGER NOT NULL, game TEXT NOT NULL, ended INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (code, round)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS leases (
    code TEXT PRIMARY KEY, node TEXT NOT NULL, address TEXT, epoch INTEGER NOT NULL, expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

interface Append {
  readonly code: string;
  readonly from: number;
  readonly events: readonly string[];
  done(): void;
  failed(error: Error): void;
}

/** The journal of one machine, in a folder of its own. */
export class SqliteJournal implements Journal {
  readonly kind = 'sqlite';
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Append[] = [];

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#database = new DatabaseSync(join(folder, 'oeillade.sqlite'));
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    this.#database.exec(SCHEMA);
  }

  async open(entry: TableEntry): Promise<boolean> {
    const { code, game, phase, opened, touched } = entry;
    const sql =
      'INSERT INTO tables (code, game, phase, opened, touched) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
    return this.#run(sql, code, game, phase, opened, touched) === 1;
  }

  async find(code: string): Promise<TableEntry | null> {
    return this.#get<TableEntry>(
      'SELECT code, game, phase, opened, touched FROM tables WHERE code = ?',
      code,
    );
  }

  async touch(code: string, phase: TableEntry['phase'], game: string, now: number): Promise<void> {
    this.#run('UPDATE tables SET phase = ?, game = ?, touched = ? WHERE code = ?', phase, game, now, code);
  }

  async list(phase: TableEntry['phase'], most: number): Promise<readonly TableEntry[]> {
    const sql =
      'SELECT code, game, phase, opened, touched FROM tables WHERE phase = ? ORDER BY touched DESC LIMIT ?';
    return this.#all<TableEntry>(sql, phase, most);
  }

  /** Appends of the same moment share one commit: waiting for the disk is what costs. */
  append(code: string, from: number, events: readonly string[]): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      this.#waiting.push({ code, from, events, done, failed });
    });
  }

  async read(code: string): Promise<readonly string[]> {
    const rows = this.#all<{ body: string }>(
      'SELECT body FROM events WHERE code = ? ORDER BY sequence',
      code,
    );
    return rows.map(({ body }) => body);
  }

  async keepGame({ code, round, game, ended }: GameEntry, record: string): Promise<void> {
    const sql =
      'INSERT INTO games (code, round, game, ended, record) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
    this.#run(sql, code, round, game, ended, record);
  }

  async listGames(code: string): Promise<readonly GameEntry[]> {
    return this.#all<GameEntry>(
      'SELECT code, round, game, ended FROM games WHERE code = ? ORDER BY round',
      code,
    );
  }

  async readGame(code: string, round: number): Promise<string | null> {
    const row = this.#get<{ record: string }>(
      'SELECT record FROM games WHERE code = ? AND round = ?',
      code,
      round,
    );
    return row?.record ?? null;
  }

  async deleteGame(code: string, round: number): Promise<boolean> {
    return this.#run('DELETE FROM games WHERE code = ? AND round = ?', code, round) === 1;
  }

  async prune(before: number): Promise<{ readonly tables: number; readonly games: number }> {
    const old = '(SELECT code FROM tables WHERE touched < ?)';
    this.#run(`DELETE FROM events WHERE code IN ${old}`, before);
    this.#run(`DELETE FROM leases WHERE code IN ${old}`, before);
    const games = this.#run('DELETE FROM games WHERE ended < ?', before);
    return { tables: this.#run('DELETE FROM tables WHERE touched < ?', before), games };
  }

  async claim(
    code: string,
    node: string,
    address: string | null,
    now: number,
    lasts: number,
  ): Promise<Lease> {
    const sql = `INSERT INTO leases (code, node, address, epoch, expires) VALUES (?1, ?2, ?3, 1, ?4)
      ON CONFLICT (code) DO UPDATE SET node = ?2, address = ?3, expires = ?4,
        epoch = epoch + (leases.node <> ?2)
      WHERE leases.node = ?2 OR leases.expires <= ?5`;
    this.#run(sql, code, node, address, now + lasts, now);
    return this.#get<Lease>('SELECT code, node, address, epoch, expires FROM leases WHERE code = ?', code)!;
  }

  async renew(node: string, now: number, lasts: number): Promise<readonly string[]> {
    this.#run('UPDATE leases SET expires = ? WHERE node = ? AND expires > ?', now + lasts, node, now);
    const sql = 'SELECT code FROM leases WHERE node = ? AND expires > ?';
    return this.#all<{ code: string }>(sql, node, now).map(({ code }) => code);
  }

  async release(code: string, node: string): Promise<void> {
    this.#run('UPDATE leases SET expires = 0 WHERE code = ? AND node = ?', code, node);
  }

  async close(): Promise<void> {
    this.#commit();
    this.#database.close();
  }

  #commit(): void {
    const appends = this.#waiting;
    this.#waiting = [];
    if (appends.length === 0) return;
    const fenced = new Map<Append, Error>();
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const append of appends) {
        const error = this.#insert(append);
        if (error) fenced.set(append, error);
      }
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const append of appends) append.failed(error as Error);
      return;
    }
    for (const append of appends) {
      const error = fenced.get(append);
      if (error) append.failed(error);
      else append.done();
    }
  }

  /** All the events of one append or none: another table's must not suffer for it. */
  #insert({ code, from, events }: Append): Error | null {
    const next = this.#get<{ next: number }>(
      'SELECT coalesce(max(sequence) + 1, 0) AS next FROM events WHERE code = ?',
      code,
    )!;
    if (next.next !== from) return new Fenced(code, from);
    const statement = this.#prepare('INSERT INTO events (code, sequence, body) VALUES (?, ?, ?)');
    events.forEach((body, index) => {
      statement.run(code, from + index, body);
    });
    return null;
  }

  #run(sql: string, ...values: (string | number | null)[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  #get<T>(sql: string, ...values: (string | number | null)[]): T | null {
    return (this.#prepare(sql).get(...values) as T | undefined) ?? null;
  }

  #all<T>(sql: string, ...values: (string | number | null)[]): T[] {
    return this.#prepare(sql).all(...values) as T[];
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
