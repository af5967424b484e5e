import { type FetchedRecord, fetchRecord } from '@oeillade/protocol';
import type { RecordNote } from '@oeillade/table';
import type { Line } from './line.ts';

/** Gets the record of a game that is over for as long as it is wanted; `late` is called each time that it did not come. */
export const getRecord = (note: RecordNote, line: Line, late: () => boolean): Promise<FetchedRecord> =>
  fetchRecord(note, {
    ask: (round) => line.fetchRecord!(round),
    wait: (milliseconds) => new Promise((over) => setTimeout(over, milliseconds)),
    chance: Math.random,
    goOn: late,
  });
