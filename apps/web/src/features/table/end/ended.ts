import { type GameRecord, readRecord } from '@oeillade/kernel';
import type { Ended } from '../../../games/contract/end.ts';
import { findGame } from '../../../shell/library.ts';
import type { Finish } from '../../../ui/end/finish.ts';

/** What is shown when a game is over comes from its record alone. Null where there is no finished game to tell of. */
export function readEnded(text: string | null): Ended | null {
  if (text === null) return null;
  const read = readRecord(text.trimEnd().split('\n'), findGame);
  if (!read.ok) return null;
  const finish = finishOf(read.record);
  return finish && { record: read.record, finish };
}

function finishOf({ lines }: GameRecord): Finish | null {
  const last = lines.at(-1);
  if (last?.e !== 'ended') return null;
  const { scores, ranks, why } = last as unknown as Finish & { readonly why?: string };
  return { scores, ranks, isAgreed: why === 'agreed', lasted: last.t };
}
