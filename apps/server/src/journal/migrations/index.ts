import { firstForm } from './1-first-form.ts';
import { oneTableOfEvents } from './2-one-table-of-events.ts';
import { packedRecords } from './3-packed-records.ts';
import type { Migration } from './migration.ts';

/** All migrations, in order. The version of a journal is the number of migrations that it has been through. */
export const MIGRATIONS: readonly Migration[] = [firstForm, oneTableOfEvents, packedRecords];
