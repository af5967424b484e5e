import { findGame } from '@oeillade/games';
import { type GameRecord, readRecord } from '@oeillade/kernel';
import { type SpywhereEnding, spywhereEnding } from '../../../games/spywhere/end/spywhere-ending.ts';
import { type WinkEnding, winkEnding } from '../../../games/wink-family/end/wink-ending.ts';
import type { Finish } from './finish.ts';

/** All that is shown when the game is over, from its record alone. */
export type Ending = WinkEnding | SpywhereEnding;

/** Null where there is no finished game to tell of. */
export function readEnding(text: string | null): Ending | null {
  if (text === null) return null;
  const read = readRecord(text.trimEnd().split('\n'), findGame);
  if (!read.ok) return null;
  const finish = finishOf(read.record);
  return finish && (winkEnding(read.record, finish) ?? spywhereEnding(read.record, finish));
}

function finishOf({ lines }: GameRecord): Finish | null {
  const last = lines.at(-1);
  if (last?.e !== 'ended') return null;
  const { scores, ranks, why } = last as unknown as Finish & { readonly why?: string };
  return { scores, ranks, isAgreed: why === 'agreed', lasted: last.t };
}
