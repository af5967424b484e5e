import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { JournalRefused, stepFailed } from '../refused.ts';
import { MIGRATIONS } from './index.ts';
import { isBehind, MAKE_VERSIONS, NOTE_CLOCK, refuseNewer, UNNOTED, type Versions } from './versions.ts';

/** Any number, but the same for all servers, also older ones: only one of them at a time sets up the tables. */
const SCHEMA_LOCK = 7_355_608;
/** A server that has just ended counts as living until its lease is over. */
const PATIENCE = 15_000;

/**
 * Brings a journal to the form that this program knows, step by step; `events` is the version of what it will write. On a
 * connection of its own, for a step may take longer than any other question to the database.
 */
export async function migratePostgres(url: string, events: number, patience = PATIENCE): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    // It ends with the connection.
    await client.query(`SELECT pg_advisory_lock(${SCHEMA_LOCK})`);
    const found = await versionsIn(client);
    refuseNewer(found, events);
    if (!isBehind(found, events)) return;
    await waitUntilAlone(client, patience);
    for (const [index, { postgres }] of MIGRATIONS.entries()) {
      if (index < found.schema) continue;
      // Sent as one message, so it is one transaction.
      await client
        .query(`${postgres}; ${MAKE_VERSIONS}; UPDATE journal SET schema_version = ${index + 1}`)
        .catch((error: Error) => {
          throw stepFailed(index, error);
        });
    }
    await client.query(NOTE_CLOCK);
    await client.query('UPDATE journal SET event_version = $1', [events]);
  } finally {
    await client.end();
  }
}

async function versionsIn(client: pg.Client): Promise<Versions> {
  if (!(await exists(client, 'journal'))) return UNNOTED;
  const { rows } = await client.query<Versions>(
    'SELECT schema_version AS schema, event_version AS events FROM journal',
  );
  return rows[0]!;
}

/** A server of the older program would go on writing in a form that is no more. */
async function waitUntilAlone(client: pg.Client, patience: number): Promise<void> {
  if (!(await exists(client, 'servers'))) return;
  const giveUp = Date.now() + patience;
  for (;;) {
    const { rows } = await client.query<{ living: number }>(
      'SELECT count(*)::integer AS living FROM servers WHERE expires > extract(epoch FROM clock_timestamp()) * 1000',
    );
    const { living } = rows[0]!;
    if (living === 0) return;
    if (Date.now() > giveUp)
      throw new JournalRefused(
        'JOURNAL_IN_USE',
        'The journal is of an older program and gets a new form, but servers of the older program still use it ' +
          `(${living} of them). Stop them all, then start this one.`,
      );
    await delay(250);
  }
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [table]);
  return rows[0]!.found !== null;
}
