import pg from 'pg';
import { Fenced, type GameEntry, type Journal, type Lease, type TableEntry } from './port.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    code text PRIMARY KEY, game text NOT NULL, phase text NOT NULL, opened bigint NOT NULL, touched bigint NOT NULL
  );
  CREATE INDEX IF NOT EXISTS tables_by_phase ON tables (phase, touched);
  CREATE TABLE IF NOT EXISTS events (
    code text NOT NULL, sequence integer NOT NULL, body text NOT NULL, PRIMARY KEY (code, sequence)
  );
  CREATE TABLE IF NOT EXISTS games (
    code text NOT NULL, round integer NOT NULL, game text NOT NULL, ended bigint NOT NULL, record text NOT NULL,
    PRIMARY KEY (code, round)
  );
  CREATE TABLE IF NOT EXISTS leases (
    code text PRIMARY KEY, node text NOT NULL, address text, epoch integer NOT NULL, expires bigint NOT NULL
  );
`;

/** Any number, but the same for all servers: only one of them sets up the tables. */
const SCHEMA_LOCK = 7_355_608;
const KEY_TAKEN = '23505';

/** The journal of many machines. Times are the database's business nowhere: servers bring their own. */
export class PostgresJournal implements Journal {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  static async connect(url: string, onIdleError: (error: Error) => void): Promise<PostgresJournal> {
    const pool = new pg.Pool({
      connectionString: url,
      max: 8,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    // Without a listener the loss of an idle connection would end the process.
    pool.on('error', onIdleError);
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [SCHEMA_LOCK]);
      await client.query(SCHEMA);
      await client.query('SELECT pg_advisory_unlock($1)', [SCHEMA_LOCK]);
    } finally {
      client.release();
    }
    return new PostgresJournal(pool);
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

  async touch(code: string, phase: TableEntry['phase'], game: string, now: number): Promise<void> {
    await this.#run(
      'UPDATE tables SET phase = $1, game = $2, touched = $3 WHERE code = $4',
      phase,
      game,
      now,
      code,
    );
  }

  async list(phase: TableEntry['phase'], most: number): Promise<readonly TableEntry[]> {
    const sql =
      'SELECT code, game, phase, opened, touched FROM tables WHERE phase = $1 ORDER BY touched DESC LIMIT $2';
    return (await this.#all(sql, phase, most)).map(tableEntry);
  }

  /** One statement, so one transaction. It writes only right behind the last event: no gap, no overwriting. */
  async append(code: string, from: number, events: readonly string[]): Promise<void> {
    const sql = `INSERT INTO events (code, sequence, body)
      SELECT $1, $2::integer + position - 1, body FROM unnest($3::text[]) WITH ORDINALITY AS e (body, position)
      WHERE $2::integer = 0 OR EXISTS (SELECT 1 FROM events WHERE code = $1 AND sequence = $2::integer - 1)`;
    try {
      const written = await this.#run(sql, code, from, [...events]);
      if (written !== events.length) throw new Fenced(code, from);
    } catch (error) {
      throw (error as { code?: string }).code === KEY_TAKEN ? new Fenced(code, from) : error;
    }
  }

  async read(code: string): Promise<readonly string[]> {
    const rows = await this.#all('SELECT body FROM events WHERE code = $1 ORDER BY sequence', code);
    return rows.map((row) => String(row['body']));
  }

  async keepGame({ code, round, game, ended }: GameEntry, record: string): Promise<void> {
    const sql =
      'INSERT INTO games (code, round, game, ended, record) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING';
    await this.#run(sql, code, round, game, ended, record);
  }

  async listGames(code: string): Promise<readonly GameEntry[]> {
    const rows = await this.#all(
      'SELECT code, round, game, ended FROM games WHERE code = $1 ORDER BY round',
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
    const [row] = await this.#all('SELECT record FROM games WHERE code = $1 AND round = $2', code, round);
    return row ? String(row['record']) : null;
  }

  async deleteGame(code: string, round: number): Promise<boolean> {
    return (await this.#run('DELETE FROM games WHERE code = $1 AND round = $2', code, round)) === 1;
  }

  async prune(before: number): Promise<{ readonly tables: number; readonly games: number }> {
    const old = '(SELECT code FROM tables WHERE touched < $1)';
    await this.#run(`DELETE FROM events WHERE code IN ${old}`, before);
    await this.#run(`DELETE FROM leases WHERE code IN ${old}`, before);
    const games = await this.#run('DELETE FROM games WHERE ended < $1', before);
    return { tables: await this.#run('DELETE FROM tables WHERE touched < $1', before), games };
  }

  async claim(
    code: string,
    node: string,
    address: string | null,
    now: number,
    lasts: number,
  ): Promise<Lease> {
    const sql = `INSERT INTO leases (code, node, address, epoch, expires) VALUES ($1, $2, $3, 1, $4)
      ON CONFLICT (code) DO UPDATE SET node = $2, address = $3, expires = $4,
        epoch = leases.epoch + CASE WHEN leases.node = $2 THEN 0 ELSE 1 END
      WHERE leases.node = $2 OR leases.expires <= $5`;
    await this.#run(sql, code, node, address, now + lasts, now);
    const [row] = await this.#all(
      'SELECT code, node, address, epoch, expires FROM leases WHERE code = $1',
      code,
    );
    if (!row) throw new Error(`Table ${code} has no lease although one was asked for.`);
    const owner = row['address'];
    return {
      code,
      node: String(row['node']),
      address: owner === null ? null : String(owner),
      epoch: Number(row['epoch']),
      expires: Number(row['expires']),
    };
  }

  async renew(node: string, now: number, lasts: number): Promise<readonly string[]> {
    const sql = 'UPDATE leases SET expires = $1 WHERE node = $2 AND expires > $3 RETURNING code';
    return (await this.#all(sql, now + lasts, node, now)).map((row) => String(row['code']));
  }

  async release(code: string, node: string): Promise<void> {
    await this.#run('UPDATE leases SET expires = 0 WHERE code = $1 AND node = $2', code, node);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #run(sql: string, ...values: unknown[]): Promise<number> {
    return (await this.#pool.query({ name: statementName(sql), text: sql, values })).rowCount ?? 0;
  }

  async #all(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
    return (await this.#pool.query({ name: statementName(sql), text: sql, values })).rows;
  }
}

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
