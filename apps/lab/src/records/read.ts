import { type ReadResult, readRecord } from '@oeillade/kernel';
import { findGame } from '../library.ts';
import { recordsIn } from './groups.ts';
import { linesOf } from './lines.ts';

/** The records in a stream one after the other, each read or refused. */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<ReadResult> {
  for await (const { texts, firstLine, cutAt } of recordsIn(linesOf(bytes))) {
    const result = readRecord(texts, findGame, firstLine);
    yield result.ok && cutAt !== null
      ? { ok: false, flaw: { line: cutAt, rule: 'format', message: 'the record is too large to be a game' } }
      : result;
  }
}
