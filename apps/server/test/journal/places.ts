import type { Journal } from '../../src/journal/port.ts';
import { PostgresJournal } from '../../src/journal/postgres.ts';
import type { RecordPacker } from '../../src/journal/records.ts';
import { JournalThread } from '../../src/journal/thread.ts';

/** A journal by its place: the address of a database, or a folder. */
export const openJournal = (place: string, packer?: RecordPacker): Promise<Journal> =>
  place.startsWith('postgres')
    ? PostgresJournal.connect(place, (error) => console.error(error.message), packer)
    : JournalThread.start(place, packer && { packer });
