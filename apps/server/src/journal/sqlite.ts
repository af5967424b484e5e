import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { makePrivateFile, makePrivateFolder, makePrivateIfThere } from '../private-files.ts';
import { migrateSqlite } from './migrations/migrate-sqlite.ts';
import type { PackedAppend, PackedProgress } from './packed-appends.ts';
import type { GameEntry, KeptEvents, Lease, Owner, TableEntry } from './port.ts';

/** Does the server of the lease live? */
const LIVES = 'EXISTS (SELECT 1 FROM servers WHERE servers.node = leases.node AND servers.expires > ?)';

/** The database of the embedded journal. Its calls wait for the disk, so it runs in a thread of its own. */
export class SqliteStore {
  /** Sentences about the folder for whoever runs the server. */
  readonly warnings: readonly string[];
  readonly #path: string;
  readonly #file: string;
  readonly #lock: DatabaseSync;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** `eventVersion` is the version of the events that will be appended. */
  constructor(folder: string, eventVersion: number) {
    this.#path = join(folder, 'oeillade.sqlite');
    const lock = join(folder, 'lock.sqlite');
    this.warnings = [
      ...makePrivateFolder(folder),
      ...[this.#path, lock].flatMap(makePrivateFile),
      // SQLite gives its further files the rights of the database.
      ...['-wal', '-shm'].flatMap((end) => makePrivateIfThere(this.#path + end)),
    ];
    this.#lock = lockFolder(folder, lock);
    this.#file = fileAt(this.#path);
    this.#database = new DatabaseSync(this.#path);
    try {
      this.#database.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;',
      );
      migrateSqlite(this.#database, eventVersion);
      // The folder is ours alone: whoever had tables before lives no more, however it ended.
      this.#database.exec('DELETE FROM servers');
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Whether the database's path still leads to the file that is open here: the next start reads whatever lies there. */
  isThere(): boolean {
    return fileAt(this.#path) === this.#file;
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

  /**
   * Appends of any number of tables in one transaction; says of each whether it was written. One that is not right behind
   * the last event of its table is left out, and hurts no other. Where this throws, nothing was written.
   */
  append(appends: readonly PackedAppend[]): readonly boolean[] {
    return this.#transact(() => appends.map((append) => this.#appendOne(append)));
  }

  read(code: string): KeptEvents {
    const rows = this.#all<{ sequence: number; body: string }>(
      'SELECT sequence, body FROM events WHERE code = ? ORDER BY sequence',
      code,
    );
    return { events: rows.map(({ body }) => body), next: (rows.at(-1)?.sequence ?? -1) + 1 };
  }

  listGames(code: string): readonly GameEntry[] {
    return this.#all<GameEntry>(
      'SELECT code, round, game, ended FROM games WHERE code = ? AND length(record) > 0 ORDER BY round',
      code,
    );
  }

  /** The record as it is stored: to unpack it here would hold up everybody. */
  readGame(code: string, round: number): Uint8Array | null {
    const row = this.#get<{ record: Uint8Array }>(
      'SELECT record FROM games WHERE code = ? AND round = ? AND length(record) > 0',
      code,
      round,
    );
    return row?.record ?? null;
  }

  /** The row stays, without its record: else the game would be stored again when its table is next loaded. */
  deleteGame(code: string, round: number): boolean {
    const sql = "UPDATE games SET record = x'' WHERE code = ? AND round = ? AND length(record) > 0";
    return this.#run(sql, code, round) === 1;
  }

  prune(before: number): { readonly tables: number; readonly games: number } {
    const old = '(SELECT code FROM tables WHERE touched < ?)';
    return this.#transact(() => {
      this.#run(`DELETE FROM events WHERE code IN ${old}`, before);
      this.#run(`DELETE FROM leases WHERE code IN ${old}`, before);
      const tables = this.#run('DELETE FROM tables WHERE touched < ?', before);
      const games = this.#run('DELETE FROM games WHERE ended < ?', before);
      return { tables, games };
    });
  }

  clockSeen(): number | null {
    const sql =
      'SELECT coalesce((SELECT clock_seen FROM journal), (SELECT max(touched) FROM tables)) AS seen';
    return this.#get<{ seen: number | null }>(sql)!.seen;
  }

  seeClock(now: number): void {
    this.#quickly(() => this.#run('UPDATE journal SET clock_seen = ?', now));
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

  #appendOne({ code, from, events, progress }: PackedAppend): boolean {
    const sql = 'SELECT coalesce(max(sequence) + 1, 0) AS next FROM events WHERE code = ?';
    if (this.#get<{ next: number }>(sql, code)!.next !== from) return false;
    const insert = this.#prepare('INSERT INTO events (code, sequence, body) VALUES (?, ?, ?)');
    for (const [index, event] of events.entries()) insert.run(code, from + index, event);
    if (progress?.replacesAll) this.#run('DELETE FROM events WHERE code = ? AND sequence < ?', code, from);
    if (progress) this.#note(code, progress);
    return true;
  }

  #note(code: string, { phase, game, touched, ended }: PackedProgress): void {
    const sql = 'UPDATE tables SET phase = ?, game = ?, touched = ? WHERE code = ?';
    this.#run(sql, phase, game, touched, code);
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

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  #get<T>(sql: string, ...values: SQLInputValue[]): T | null {
    const row = this.#prepare(sql).get(...values);
    return row ? ({ ...row } as T) : null;
  }

  #all<T>(sql: string, ...values: SQLInputValue[]): T[] {
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

/** What a file is called by the file system, however it is called in its folder; empty where there is none. */
function fileAt(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}/${found.ino}` : '';
}

/** Held for as long as the process lives: two servers in one folder would take the tables from each other. */
function lockFolder(folder: string, path: string): DatabaseSync {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(`Another server keeps its tables in ${folder}; DATA_DIR chooses another folder.`);
  }
  return lock;
}
