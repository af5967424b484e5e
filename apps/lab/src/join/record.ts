import { setTimeout as wait } from 'node:timers/promises';
import { type FetchedRecord, fetchRecord } from '@oeillade/protocol';
import type { RecordNote } from '@oeillade/table';

/** Half a minute, with the waits between them. */
const MOST_TRIES = 8;

/** Gets the record of a game that is over from the server at which it was played. */
export const getRecord = (server: URL, code: string, note: RecordNote): Promise<FetchedRecord> =>
  fetchRecord(note, {
    ask: (round) =>
      fetch(new URL(`api/tables/${code}/games/${round}`, server), { signal: AbortSignal.timeout(30_000) }),
    wait: (milliseconds) => wait(milliseconds),
    chance: Math.random,
    goOn: (tries) => tries < MOST_TRIES,
  });
