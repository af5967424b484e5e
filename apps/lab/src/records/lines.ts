import { LIMITS } from '@oeillade/kernel';

export interface NumberedLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

/** A character of a string takes three bytes of UTF-8 at the most: with more the line is too long for sure. */
const MOST_BYTES = LIMITS.lineLength * 3 + 1;
const LINE_FEED = 0x0a;

/**
 * The lines of a stream of bytes. Of a line without end only so much is kept that its reader can tell that it
 * is too long.
 */
export async function* linesOf(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<NumberedLine> {
  let number = 0;
  let parts: Uint8Array[] = [];
  let kept = 0;
  const keep = (part: Uint8Array) => {
    const rest = MOST_BYTES - kept;
    if (part.length === 0 || rest <= 0) return;
    // A copy: the stream may use its buffer again, and a small part must not hold on to a large one.
    parts.push(part.slice(0, rest));
    kept += Math.min(part.length, rest);
  };
  const take = (): NumberedLine => {
    const text = cleaned(Buffer.concat(parts), number === 0);
    parts = [];
    kept = 0;
    return { number: ++number, text };
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (kept > 0) {
    const last = take();
    // A byte order mark alone is no line.
    if (last.text !== '' || last.number > 1) yield last;
  }
}

function cleaned(line: Buffer, isFirst: boolean): string {
  const text = line.toString('utf8');
  const start = isFirst && text.startsWith('\uFEFF') ? 1 : 0;
  return text.slice(start, text.endsWith('\r') ? -1 : undefined);
}
