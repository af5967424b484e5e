import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Postgres } from '../../../../tools/postgres/postgres.ts';

/** Databases for tests, each of its own: on the server of DATABASE_URL, or on one started for the purpose. */
export class Databases {
  readonly #own: Postgres | null;
  readonly #url: string;
  readonly #made: string[] = [];

  private constructor(url: string, own: Postgres | null) {
    this.#url = url;
    this.#own = own;
  }

  static async start(): Promise<Databases> {
    const given = process.env['DATABASE_URL'];
    if (given) return new Databases(given, null);
    const own = await Postgres.start();
    return new Databases(own.url, own);
  }

  /** The address of a new, empty database. */
  async create(): Promise<string> {
    const name = `oeillade_test_${randomBytes(6).toString('hex')}`;
    await this.#run(`CREATE DATABASE ${name}`);
    this.#made.push(name);
    const url = new URL(this.#url);
    url.pathname = `/${name}`;
    return url.href;
  }

  async stop(): Promise<void> {
    if (this.#own) return this.#own.stop();
    for (const name of this.#made) await this.#run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }

  async #run(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }
}
