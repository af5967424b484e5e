import type { DatabaseSync } from 'node:sqlite';
import { stepFailed } from '../refused.ts';
import { MIGRATIONS } from './index.ts';
import { isBehind, MAKE_VERSIONS, NOTE_CLOCK, refuseNewer, UNNOTED, type Versions } from './versions.ts';

/** Brings a journal to the form that this program knows, step by step; `events` is the version of what it will write. */
export function migrateSqlite(database: DatabaseSync, events: number): void {
  const found = versionsIn(database);
  refuseNewer(found, events);
  if (!isBehind(found, events)) return;
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < found.schema) continue;
    try {
      inTransaction(database, () => {
        migration.sqlite(database);
        database.exec(MAKE_VERSIONS);
        database.prepare('UPDATE journal SET schema_version = ?').run(index + 1);
      });
    } catch (error) {
      throw stepFailed(index, error as Error);
    }
  }
  database.exec(NOTE_CLOCK);
  database.prepare('UPDATE journal SET event_version = ?').run(events);
}

function versionsIn(database: DatabaseSync): Versions {
  const isNoted = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'journal'").get();
  if (!isNoted) return UNNOTED;
  const row = database.prepare('SELECT schema_version, event_version FROM journal').get()!;
  return { schema: Number(row['schema_version']), events: Number(row['event_version']) };
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
