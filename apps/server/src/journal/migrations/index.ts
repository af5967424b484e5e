import { firstForm } from './1-first-form.ts';
import { oneTableOfEvents } from './2-one-table-of-events.ts';
import { packedRecords } from './3-packed-records.ts';
import type { Migration } from './migration.ts';

/** One after the other; the version of a journal is how many of them it has been through. */
export const MIGRATIONS: readonly Migration[] = [firstForm, oneTableOfEvents, packedRecords];
