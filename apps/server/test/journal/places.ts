import type { Journal } from '../../src/journal/port.ts';
import { PostgresJournal } from '../../src/journal/postgres.ts';
import { SqliteJournal } from '../../src/journal/sqlite.ts';
import { JournalThread } from '../../src/journal/thread.ts';

/** Before a folder: the journal in it is to run in a thread of its own. */
export const IN_THREAD = 'thread:';

/** A journal by its place: the address of a database, or a folder. */
export async function openJournal(place: string): Promise<Journal> {
  if (place.startsWith(IN_THREAD)) return JournalThread.start(place.slice(IN_THREAD.length));
  return place.startsWith('postgres')
    ? PostgresJournal.connect(place, (error) => console.error(error.message))
    : new SqliteJournal(place);
}
