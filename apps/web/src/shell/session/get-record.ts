import { type FetchedRecord, fetchRecord } from '@oeillade/protocol';
import type { RecordNote } from '@oeillade/table';
import type { Connection } from './connection.ts';

/** Gets the record of a game that is over for as long as it is wanted; `late` is called each time that it did not come. */
export const getRecord = (
  note: RecordNote,
  connection: Connection,
  late: () => boolean,
): Promise<FetchedRecord> =>
  fetchRecord(note, {
    ask: (round) => connection.fetchRecord!(round),
    wait: (milliseconds) => new Promise((over) => setTimeout(over, milliseconds)),
    chance: Math.random,
    goOn: late,
  });
