import type { Journal } from '../../src/journal/port.ts';
import { PostgresJournal } from '../../src/journal/postgres.ts';
import { JournalThread } from '../../src/journal/thread.ts';

/** A journal by its place: the address of a database, or a folder. */
export const openJournal = (place: string): Promise<Journal> =>
  place.startsWith('postgres')
    ? PostgresJournal.connect(place, (error) => console.error(error.message))
    : JournalThread.start(place);
