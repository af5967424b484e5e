import { JournalRefused } from '../refused.ts';
import { MIGRATIONS } from './index.ts';

/** The form of a journal's tables, and that of the events in it (`EVENT_VERSION`). */
export interface Versions {
  readonly schema: number;
  readonly events: number;
}

/** A journal that notes no version is new, or of the first programs. */
export const UNNOTED: Versions = { schema: 0, events: 1 };

/**
 * One row, in SQLite as in PostgreSQL. `clock_seen` is the last time that was believed when old tables were to be forgotten:
 * see `forget-old.ts`.
 */
export const MAKE_VERSIONS = `
  CREATE TABLE IF NOT EXISTS journal (
    only_row integer PRIMARY KEY CHECK (only_row = 1),
    schema_version integer NOT NULL, event_version integer NOT NULL, clock_seen bigint
  );
  INSERT INTO journal (only_row, schema_version, event_version)
  VALUES (1, ${UNNOTED.schema}, ${UNNOTED.events}) ON CONFLICT DO NOTHING;
`;

/** A journal that was without versions has seen the time of its last table, at least. */
export const NOTE_CLOCK =
  'UPDATE journal SET clock_seen = (SELECT max(touched) FROM tables) WHERE clock_seen IS NULL';

export function isBehind(found: Versions, events: number): boolean {
  return found.schema < MIGRATIONS.length || found.events < events;
}

/** This program would misread a journal that a newer one has written, or overwrite its data with less. */
export function refuseNewer(found: Versions, events: number): void {
  const schema = MIGRATIONS.length;
  if (found.schema <= schema && found.events <= events) return;
  throw new JournalRefused(
    'JOURNAL_NEWER',
    `The journal is of a newer program: its version is ${found.schema}, its events' version ${found.events}, ` +
      `and this program knows them up to ${schema} and ${events}. Start the newer program again, ` +
      'or restore the backup that was made before the upgrade.',
  );
}
