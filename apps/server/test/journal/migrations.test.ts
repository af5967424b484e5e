import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EVENT_VERSION } from '@oeillade/table';
import pg from 'pg';
import { MIGRATIONS } from '../../src/journal/migrations/index.ts';
import { migratePostgres } from '../../src/journal/migrations/migrate-postgres.ts';
import { migrateSqlite } from '../../src/journal/migrations/migrate-sqlite.ts';
import { Databases } from './databases.ts';

const FIRST = fileURLToPath(new URL('../fixtures/journal-1', import.meta.url));
const PRESENT = { schema_version: MIGRATIONS.length, event_version: EVENT_VERSION };
const VERSIONS = 'SELECT schema_version, event_version FROM journal';
/** What a program refuses says which versions there are, which it knows, and what to do. */
const NEWER = new RegExp(
  `its version is 99, its events' version 98, .* up to ${MIGRATIONS.length} and ${EVENT_VERSION}.* backup`,
);

/** What a failed step says has the reason, and where the journal stands. */
const failsAtThird =
  (why: RegExp) =>
  (error: Error): boolean => {
    assert.match(error.message, /from version 2 to 3 .* as version 2 left it/);
    assert.match(error.message, why);
    return true;
  };

describe('the form of a journal on SQLite', () => {
  let folder: string;
  let database: DatabaseSync;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oeillade-migrations-'));
    copyFileSync(join(FIRST, 'oeillade.sqlite'), join(folder, 'oeillade.sqlite'));
    database = new DatabaseSync(join(folder, 'oeillade.sqlite'));
  });
  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  const count = (sql: string): number => Number(database.prepare(sql).get()!['count']);

  test('one of the first version is recognised, and every event and record is there afterwards', () => {
    const chapters = count('SELECT sum(length) AS count FROM chapters');
    const games = count("SELECT count(*) AS count FROM games WHERE record <> ''");
    assert.ok(count('SELECT count(*) AS count FROM log') > 0, 'some events are still in the log');
    migrateSqlite(database, EVENT_VERSION);
    assert.deepEqual({ ...database.prepare(VERSIONS).get() }, PRESENT);
    assert.ok(count('SELECT count(*) AS count FROM events') > chapters);
    const gaps = `SELECT count(*) AS count FROM
      (SELECT 1 FROM events GROUP BY code HAVING min(sequence) <> 0 OR max(sequence) + 1 <> count(*))`;
    assert.equal(count(gaps), 0);
    assert.equal(count('SELECT count(*) AS count FROM games WHERE length(record) > 0'), games);
    assert.equal(
      database.prepare('SELECT clock_seen FROM journal').get()!['clock_seen'],
      database.prepare('SELECT max(touched) AS touched FROM tables').get()!['touched'],
      'the last time before is known',
    );
    migrateSqlite(database, EVENT_VERSION);
    assert.deepEqual({ ...database.prepare(VERSIONS).get() }, PRESENT, 'and once is enough');
  });

  test('a step that fails leaves the journal as the step before has left it', () => {
    database.exec('CREATE TABLE games_as_text (in_the_way)');
    assert.throws(() => migrateSqlite(database, EVENT_VERSION), failsAtThird(/games_as_text/));
    assert.equal(database.prepare(VERSIONS).get()!['schema_version'], 2);
    assert.equal(count("SELECT count(*) AS count FROM games WHERE typeof(record) = 'blob'"), 0);
    database.exec('DROP TABLE games_as_text');
    migrateSqlite(database, EVENT_VERSION);
    assert.deepEqual({ ...database.prepare(VERSIONS).get() }, PRESENT);
  });

  test('one of a newer program is refused in words', () => {
    migrateSqlite(database, EVENT_VERSION);
    database.exec('UPDATE journal SET schema_version = 99, event_version = 98');
    assert.throws(() => migrateSqlite(database, EVENT_VERSION), NEWER);
  });
});

describe('the form of a journal on PostgreSQL', () => {
  let databases: Databases;
  let url: string;
  let client: pg.Client;

  before(async () => {
    databases = await Databases.start();
    url = await databases.create();
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(readFileSync(join(FIRST, 'postgres.sql'), 'utf8'));
  });
  after(async () => {
    await client?.end();
    await databases?.stop();
  });

  test('it is not changed under a server of the older program', async () => {
    await client.query("INSERT INTO servers (node, expires) VALUES ('older', 99999999999999)");
    await assert.rejects(migratePostgres(url, EVENT_VERSION, 0), /older program still use it \(1 of them\)/);
    const { rows } = await client.query("SELECT to_regclass('journal') AS found");
    assert.equal(rows[0].found, null);
    await client.query('DELETE FROM servers');
  });

  test('a step that fails leaves the journal as the step before has left it', async () => {
    const one = async (sql: string) => (await client.query(sql)).rows[0];
    const EVENTS = 'SELECT count(*) AS events FROM events';
    const FORM =
      "SELECT data_type AS form FROM information_schema.columns WHERE table_name = 'games' AND column_name = 'record'";
    const before = await one(EVENTS);
    const attempt = async (why: RegExp): Promise<void> => {
      await assert.rejects(migratePostgres(url, EVENT_VERSION), failsAtThird(why));
      assert.deepEqual(await one(VERSIONS), { schema_version: 2, event_version: 1 });
      assert.deepEqual([await one(FORM), await one(EVENTS)], [{ form: 'text' }, before]);
    };
    await client.query('CREATE VIEW in_the_way AS SELECT record FROM games');
    await attempt(/used by a view/);
    await client.query('DROP VIEW in_the_way');
    // Now the tables can be changed, and the version that is noted after them cannot.
    await client.query('ALTER TABLE journal ADD CONSTRAINT in_the_way CHECK (schema_version < 3)');
    await attempt(/in_the_way/);
    await client.query('ALTER TABLE journal DROP CONSTRAINT in_the_way');
  });

  test('one of the first version is recognised; of servers that start together one brings it on', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migratePostgres(url, EVENT_VERSION)));
    assert.deepEqual((await client.query(VERSIONS)).rows, [PRESENT]);
    // Servers of the same program may live meanwhile.
    await client.query("INSERT INTO servers (node, expires) VALUES ('same', 99999999999999)");
    await migratePostgres(url, EVENT_VERSION, 0);
  });

  test('one of a newer program is refused in words', async () => {
    await client.query('UPDATE journal SET schema_version = 99, event_version = 98');
    await assert.rejects(migratePostgres(url, EVENT_VERSION), NEWER);
  });
});
