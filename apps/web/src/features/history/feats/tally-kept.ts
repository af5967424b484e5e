import * as v from 'valibot';
import { onDevice } from '../../../shell/storage.ts';
import { COUNTERS } from './feats.ts';
import { merged, NOTHING, type Tally } from './tally.ts';

const KEY = 'oeillade/feats';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(20_000));

/** Its shape on the device and in an exported history. */
export const TallyShape = v.object({
  counts: v.partial(v.object(v.entriesFromList(COUNTERS, Count))),
  running: Count,
  met: Ids,
  games: Ids,
});

/** What was counted on this device so far. */
export function readTally(): Tally {
  const read = v.safeParse(TallyShape, onDevice.readValue(KEY));
  return read.success ? (read.output as Tally) : NOTHING;
}

export const keepTally = (tally: Tally): void => onDevice.writeValue(KEY, tally);

/** Takes over what another device has counted. */
export const takeTally = (theirs: Tally): void => keepTally(merged(readTally(), theirs));
