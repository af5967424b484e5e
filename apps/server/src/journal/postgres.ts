import { EVENT_VERSION } from '@oeillade/table';
import pg from 'pg';
import { migratePostgres } from './migrations/migrate-postgres.ts';
import { type PackedAppend, PackedAppends } from './packed-appends.ts';
import {
  Fenced,
  type GameEntry,
  type Journal,
  type KeptEvents,
  type Lease,
  type Owner,
  type TableEntry,
  type TableProgress,
} from './port.ts';
import { type RecordPacker, recordPacker } from './records.ts';
import { SharedAppends } from './shared-appends.ts';

const KEY_TAKEN = '23505';
/** Whether a server lives is judged by one clock, the database's. */
const CLOCK = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const LIVES = `EXISTS (SELECT 1 FROM servers WHERE servers.node = leases.node AND servers.expires > ${CLOCK})`;

/**
 * Only right behind a table's last event: no gap, no overwriting. The event before is locked, so that whoever writes at a
 * place whose events are dropped at this very moment sees that they are gone, and is not let in behind them.
 */
const WRITE_EVENTS = `INSERT INTO events (code, sequence, body)
  SELECT code, sequence, body
  FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[]) AS e (code, first, sequence, body)
  WHERE CASE WHEN first = 0 THEN NOT EXISTS (SELECT 1 FROM events b WHERE b.code = e.code)
    ELSE EXISTS (SELECT 1 FROM events b WHERE b.code = e.code AND b.sequence = first - 1 FOR KEY SHARE) END
  RETURNING code`;
/** The same, with the phase and game of the tables that are appended to. */
const WRITE_EVENTS_AND_PROGRESS = `WITH written AS (${WRITE_EVENTS}),
  progress AS (
    UPDATE tables SET phase = p.phase, game = p.game, touched = p.touched
    FROM unnest($5::text[], $6::text[], $7::text[], $8::bigint[]) AS p (code, phase, game, touched)
    WHERE tables.code = p.code AND p.code IN (SELECT code FROM written)
  ),
  ended AS (
    INSERT INTO games (code, round, game, ended, record)
    SELECT * FROM unnest($9::text[], $10::integer[], $11::text[], $12::bigint[], $13::bytea[]) AS g (code)
    WHERE g.code IN (SELECT code FROM written)
    ON CONFLICT DO NOTHING
  ),
  dropped AS (
    DELETE FROM events USING unnest($14::text[], $15::integer[]) AS d (code, before)
    WHERE events.code = d.code AND events.sequence < d.before AND d.code IN (SELECT code FROM written)
  )
  SELECT code FROM written`;

/** Rows as the lists of their values, key by key. */
const columns = <Row extends object>(rows: readonly Row[], keys: readonly (keyof Row)[]): unknown[] =>
  keys.map((key) => rows.map((row) => row[key]));

/** The journal of many machines. */
export class PostgresJournal implements Journal {
  readonly kind = 'postgres';
  readonly hasRecords = true;
  /** Whether the database answers is known from the renewal of leases. */
  readonly trouble = null;
  readonly #pool: pg.Pool;
  readonly #running = new Set<Promise<unknown>>();
  readonly #shared = new SharedAppends((appends) => this.#writeTogether(appends));
  readonly #packer: RecordPacker;
  readonly #appends: PackedAppends;
  #isClosed = false;

  private constructor(pool: pg.Pool, packer: RecordPacker) {
    this.#pool = pool;
    this.#packer = packer;
    this.#appends = new PackedAppends(packer, (append) => this.#shared.append(append));
  }

  static async connect(
    url: string,
    onIdleError: (error: Error) => void,
    packer = recordPacker,
  ): Promise<PostgresJournal> {
    await migratePostgres(url, EVENT_VERSION);
    const pool = new pg.Pool({
      connectionString: url,
      max: 8,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    // Without a listener the loss of an idle connection would end the process.
    pool.on('error', onIdleError);
    return new PostgresJournal(pool, packer);
  }

  async open({ code, game, phase, opened, touched }: TableEntry): Promise<boolean> {
    const sql =
      'INSERT INTO tables (code, game, phase, opened, touched) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING';
    return (await this.#run(sql, code, game, phase, opened, touched)) === 1;
  }

  async find(code: string): Promise<TableEntry | null> {
    const [row] = await this.#all(
      'SELECT code, game, phase, opened, touched FROM tables WHERE code = $1',
      code,
    );
    return row ? tableEntry(row) : null;
  }

  append(code: string, from: number, events: readonly string[], progress?: TableProgress): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('The journal is closed.'));
    return this.#appends.append({ code, from, events, progress });
  }

  async read(code: string): Promise<KeptEvents> {
    const rows = await this.#all('SELECT sequence, body FROM events WHERE code = $1 ORDER BY sequence', code);
    return {
      events: rows.map((row) => String(row['body'])),
      next: Number(rows.at(-1)?.['sequence'] ?? -1) + 1,
    };
  }

  async listGames(code: string): Promise<readonly GameEntry[]> {
    const rows = await this.#all(
      'SELECT code, round, game, ended FROM games WHERE code = $1 AND length(record) > 0 ORDER BY round',
      code,
    );
    return rows.map((row) => ({
      code: String(row['code']),
      round: Number(row['round']),
      game: String(row['game']),
      ended: Number(row['ended']),
    }));
  }

  async readGame(code: string, round: number): Promise<string | null> {
    const [row] = await this.#all(
      'SELECT record FROM games WHERE code = $1 AND round = $2 AND length(record) > 0',
      code,
      round,
    );
    return row ? this.#packer.unpack(row['record'] as Buffer) : null;
  }

  /** The row stays, without its record: else the game would be stored again when its table is next loaded. */
  async deleteGame(code: string, round: number): Promise<boolean> {
    const sql = "UPDATE games SET record = '' WHERE code = $1 AND round = $2 AND length(record) > 0";
    return (await this.#run(sql, code, round)) === 1;
  }

  async prune(before: number): Promise<{ readonly tables: number; readonly games: number }> {
    const sql = `WITH old AS (DELETE FROM tables WHERE touched < $1 RETURNING code),
        their_events AS (DELETE FROM events WHERE code IN (SELECT code FROM old)),
        their_leases AS (DELETE FROM leases WHERE code IN (SELECT code FROM old)),
        dead AS (DELETE FROM servers WHERE expires < $1),
        ended AS (DELETE FROM games WHERE ended < $1 RETURNING 1)
      SELECT (SELECT count(*) FROM old) AS tables, (SELECT count(*) FROM ended) AS games`;
    const [row] = await this.#all({ sql, within: PRUNING }, before);
    return { tables: Number(row?.['tables']), games: Number(row?.['games']) };
  }

  async clockSeen(): Promise<number | null> {
    const [row] = await this.#all(
      'SELECT coalesce((SELECT clock_seen FROM journal), (SELECT max(touched) FROM tables)) AS seen',
    );
    return row?.['seen'] == null ? null : Number(row['seen']);
  }

  async seeClock(now: number): Promise<void> {
    await this.#run('UPDATE journal SET clock_seen = $1', now);
  }

  async renew({ node }: Owner, lasts: number): Promise<readonly string[]> {
    const sql = `INSERT INTO servers (node, expires) VALUES ($1, ${CLOCK} + $2::bigint)
      ON CONFLICT (node) DO UPDATE SET expires = excluded.expires`;
    await this.#run(sql, node, lasts);
    const rows = await this.#all('SELECT code FROM leases WHERE node = $1', node);
    return rows.map((row) => String(row['code']));
  }

  async claim(code: string, { node, publicUrl, internalUrl }: Owner): Promise<Lease> {
    const columns = 'code, node, public_url AS "publicUrl", internal_url AS "internalUrl", epoch';
    const sql = `INSERT INTO leases (code, node, public_url, internal_url, epoch) VALUES ($1, $2, $3, $4, 1)
      ON CONFLICT (code) DO UPDATE SET node = excluded.node, public_url = excluded.public_url,
        internal_url = excluded.internal_url,
        epoch = leases.epoch + CASE WHEN leases.node = excluded.node THEN 0 ELSE 1 END
      WHERE leases.node = excluded.node OR NOT ${LIVES}
      RETURNING ${columns}`;
    const [ours] = await this.#all(sql, code, node, publicUrl, internalUrl);
    if (ours) return ours as unknown as Lease;
    const [theirs] = await this.#all(`SELECT ${columns} FROM leases WHERE code = $1`, code);
    // The owner let the table go between the two queries: it is free now.
    return theirs ? (theirs as unknown as Lease) : this.claim(code, { node, publicUrl, internalUrl });
  }

  async release(code: string, node: string): Promise<void> {
    await this.#run('DELETE FROM leases WHERE code = $1 AND node = $2', code, node);
  }

  async orphans(most: number): Promise<readonly string[]> {
    const sql = `SELECT code FROM leases JOIN tables USING (code) WHERE phase = 'playing' AND NOT ${LIVES} LIMIT $1`;
    return (await this.#all(sql, most)).map((row) => String(row['code']));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#appends.handedOn();
    await this.#shared.settled();
    // The pool would forget those that still wait for a connection.
    await Promise.allSettled(this.#running);
    await this.#pool.end();
  }

  /** One statement, so one transaction. */
  async #writeTogether(appends: readonly PackedAppend[]): Promise<ReadonlySet<string>> {
    const events = appends.flatMap(({ code, from, events }) =>
      events.map((body, index) => ({ code, first: from, sequence: from + index, body })),
    );
    const values = columns(events, ['code', 'first', 'sequence', 'body']);
    const progress = appends.flatMap((append) =>
      append.progress ? { ...append.progress, code: append.code } : [],
    );
    const games = progress.flatMap(({ ended }) => ended.map(({ entry, record }) => ({ ...entry, record })));
    const dropped = appends.filter((append) => append.progress?.replacesAll);
    try {
      const { rows: written } =
        progress.length === 0
          ? await this.#send({ sql: WRITE_EVENTS }, values)
          : await this.#send({ sql: WRITE_EVENTS_AND_PROGRESS }, [
              ...values,
              ...columns(progress, ['code', 'phase', 'game', 'touched']),
              ...columns(games, ['code', 'round', 'game', 'ended', 'record']),
              ...columns(dropped, ['code', 'from']),
            ]);
      return new Set(written.map((row) => String(row['code'])));
    } catch (error) {
      const { code, from } = appends[0]!;
      throw (error as { code?: string }).code === KEY_TAKEN ? new Fenced(code, from) : error;
    }
  }

  async #run(sql: string, ...values: unknown[]): Promise<number> {
    return (await this.#query({ sql }, values)).rowCount ?? 0;
  }

  async #all(sql: string | Timed, ...values: unknown[]): Promise<Record<string, unknown>[]> {
    return (await this.#query(typeof sql === 'string' ? { sql } : sql, values)).rows;
  }

  async #query(statement: Timed, values: unknown[]): Promise<pg.QueryResult> {
    if (this.#isClosed) throw new Error('The journal is closed.');
    return this.#send(statement, values);
  }

  async #send({ sql, within }: Timed, values: unknown[]): Promise<pg.QueryResult> {
    const timed = within === undefined ? {} : { query_timeout: within };
    const running = this.#pool.query({ name: statementName(sql), text: sql, values, ...timed });
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }
}

/** A statement, and the milliseconds that it may take if not the usual ones. */
interface Timed {
  readonly sql: string;
  readonly within?: number;
}

/** Forgetting a year's tables may take its time. */
const PRUNING = 600_000;

const names = new Map<string, string>();

/** Prepared once a connection: the database plans each statement a single time. */
function statementName(sql: string): string {
  let name = names.get(sql);
  if (!name) {
    name = `oeillade_${names.size}`;
    names.set(sql, name);
  }
  return name;
}

function tableEntry(row: Record<string, unknown>): TableEntry {
  return {
    code: String(row['code']),
    game: String(row['game']),
    phase: String(row['phase']) as TableEntry['phase'],
    opened: Number(row['opened']),
    touched: Number(row['touched']),
  };
}
