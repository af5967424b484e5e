import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EVENT_VERSION } from '@oeillade/table';
import pg from 'pg';
import { migratePostgres } from '../../src/journal/migrations/migrate-postgres.ts';
import { SqliteStore } from '../../src/journal/sqlite.ts';
import { SETTINGS } from '../../src/operate/config.ts';
import { Databases } from '../journal/databases.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'oeillade-program-'));

/** As a program would note it that knows more than this one. */
const NEWER = 'UPDATE journal SET schema_version = 99, event_version = 98';

interface End {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the server as a program that is expected to end by itself. */
const start = (args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<End> => {
  // Each in a folder of its own: two servers cannot share one.
  const data = mkdtempSync(join(folder, 'data-'));
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, ...settings };
  return new Promise((ended) => {
    const flags = ['--disable-warning=ExperimentalWarning'];
    execFile(process.execPath, [...flags, main, ...args], { env, timeout: 60_000 }, (error, stdout, stderr) =>
      ended({ exitCode: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
};

/** A port that somebody else has, who hangs up on everybody. */
const taken: Server = createServer((socket) => socket.destroy());
const takenPort = (): number => (taken.address() as { port: number }).port;

before(() => new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening)));
after(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the program', { concurrency: true }, () => {
  test('--help names every setting with its default', async () => {
    const { stdout } = await start(['--help']);
    for (const { variable, says } of Object.values(SETTINGS)) {
      assert.ok(stdout.includes(variable), variable);
      assert.ok(stdout.includes(says), says);
    }
  });

  test('says in a sentence what is wrong with a setting, and that starting again does not help', async () => {
    assert.deepEqual(await start([], { PORT: 'many' }), {
      exitCode: 78,
      stdout: '',
      stderr: 'PORT=many: must be a whole number\n',
    });
  });

  test('does not know this argument', async () => {
    assert.equal((await start(['--nonsense'])).exitCode, 2);
  });

  test('a data folder that cannot be written: names DATA_DIR', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { exitCode, stdout, stderr } = await start([], { DATA_DIR: join(file, 'data') });
    assert.equal(exitCode, 78);
    assert.equal(stdout, '');
    assert.match(stderr, /^DATA_DIR=.+: the journal cannot be written there \(ENOTDIR.+\)\. Choose .+\.\n$/);
  });

  test('a database that cannot be reached: names DATABASE_URL without its password, and may be tried again', async () => {
    const place = `127.0.0.1:${takenPort()}/tables`;
    const { exitCode, stdout, stderr } = await start([], { DATABASE_URL: `postgres://ada:quiet@${place}` });
    assert.equal(exitCode, 1);
    assert.equal(stdout, '');
    assert.match(
      stderr,
      new RegExp(`^DATABASE_URL: the database at ${place} cannot be reached \\(.+\\)\\. .+\\?\n$`),
    );
    assert.doesNotMatch(stderr, /quiet/);
  });

  test('a journal in its folder of a newer program: says so, and that starting again does not help', async () => {
    const data = mkdtempSync(join(folder, 'newer-'));
    new SqliteStore(data, EVENT_VERSION).close();
    const journal = new DatabaseSync(join(data, 'oeillade.sqlite'));
    journal.exec(NEWER);
    journal.close();
    const { exitCode, stdout, stderr } = await start([], { DATA_DIR: data });
    assert.equal(exitCode, 78);
    assert.equal(stdout, '');
    assert.match(stderr, /^DATA_DIR=.+: The journal is of a newer program: its version is 99,.+\.\n$/);
  });

  test('a journal in PostgreSQL of a newer program: the same', async () => {
    const databases = await Databases.start();
    try {
      const url = await databases.create();
      await migratePostgres(url, EVENT_VERSION);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(NEWER);
      await client.end();
      const { exitCode, stdout, stderr } = await start([], { DATABASE_URL: url });
      assert.equal(exitCode, 78);
      assert.equal(stdout, '');
      assert.match(stderr, /^DATABASE_URL: The journal is of a newer program: its version is 99,.+\.\n$/);
    } finally {
      await databases.stop();
    }
  });

  test('a port that is taken: names PORT', async () => {
    const { exitCode, stderr } = await start([], { PORT: String(takenPort()) });
    assert.equal(exitCode, 1);
    assert.equal(stderr, `Port ${takenPort()} is in use; PORT=… chooses another.\n`);
  });

  test('a port that is taken for HTTPS: names HTTPS_PORT', async () => {
    const { exitCode, stderr } = await start(['--https'], { HTTPS_PORT: String(takenPort()) });
    assert.equal(exitCode, 1);
    assert.equal(stderr, `Port ${takenPort()} is in use; HTTPS_PORT=… chooses another.\n`);
  });

  for (const [what, settings, says] of [
    [
      'a certificate of one’s own',
      { TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' },
      /^HTTPS=self and TLS_CERT: choose /,
    ],
    ['a proxy in front', { TRUST_PROXY: 'yes' }, /^HTTPS=self and TRUST_PROXY=yes: .+ the proxy’s business/],
    ['one port for both', { PORT: '8443' }, /^PORT=8443 and HTTPS_PORT=8443: .+ cannot share a port/],
    ['a word that it is not', { HTTPS: 'yes' }, null],
  ] as const)
    test(`--https with ${what}: ${says ? 'refused in words' : 'the argument counts'}`, async () => {
      // It ends by itself: where nothing else is wrong, the port is taken.
      const env = { HTTPS_PORT: '8443', PORT: String(takenPort()), ...settings };
      const { exitCode, stderr } = await start(['--https'], env);
      assert.equal(exitCode, says ? 78 : 1);
      assert.match(stderr, says ?? /is in use/);
    });

  test('HTTPS=yes is no word that it knows', async () => {
    const { exitCode, stderr } = await start([], { HTTPS: 'yes' });
    assert.deepEqual([exitCode, stderr], [78, 'HTTPS=yes: must be no or self\n']);
  });

  test('a data folder in which no certificate can be kept, where the journal is elsewhere', async () => {
    const file = join(folder, 'another-file');
    writeFileSync(file, '');
    const elsewhere = { DATABASE_URL: `postgres://ada:quiet@127.0.0.1:${takenPort()}/tables` };
    const { exitCode, stderr } = await start(['--https'], { ...elsewhere, DATA_DIR: join(file, 'data') });
    assert.equal(exitCode, 78);
    assert.match(stderr, /^DATA_DIR=.+: the certificate cannot be written there/);
  });

  test('an address that this machine does not have: names HOST', async () => {
    const { exitCode, stderr } = await start([], { HOST: '192.0.2.1' });
    assert.equal(exitCode, 78);
    assert.match(stderr, /^HOST=192\.0\.2\.1: this machine cannot listen on that address/);
  });
});
