import { isUtf8 } from 'node:buffer';
import type { Reader } from './line.ts';

/** A frame that is whole, and a text. */
const WHOLE_TEXT = 0x81;
const MASKED = 0x80;
/** The head of a masked frame: what it is, its length, the mask; with two bytes more for a length over 125. */
const HEAD = 6;
const LONG = 126;
/** Longer ones are not among those that come often. */
const LONGEST = 1024;

/**
 * Reads short texts from a line, before `ws` does. Nearly all frames are such, one to a chunk, and the general way to
 * read one costs as much as what the table does with it. From the first byte on that is anything else (a piece of a
 * frame, a ping, a close, something binary, something broken) the line is read by `ws` alone.
 */
export const shortTexts =
  (hear: (text: string) => void): Reader =>
  (bytes) => {
    let at = 0;
    while (at < bytes.length) {
      const frame = shortTextAt(bytes, at);
      if (frame === null) break;
      hear(frame.text);
      at = frame.end;
    }
    return at;
  };

function shortTextAt(chunk: Buffer, at: number): { readonly text: string; readonly end: number } | null {
  if (chunk.length - at < HEAD || chunk[at] !== WHOLE_TEXT) return null;
  const said = chunk[at + 1]! - MASKED;
  const isLong = said === LONG;
  const length = isLong ? chunk.readUInt16BE(at + 2) : said;
  const start = at + HEAD + (isLong ? 2 : 0);
  const end = start + length;
  if (said < 0 || said > LONG || length > LONGEST || end > chunk.length) return null;
  if (unmask(chunk, start, end)) return { text: chunk.toString('latin1', start, end), end };
  if (isUtf8(chunk.subarray(start, end))) return { text: chunk.toString('utf8', start, end), end };
  // As it was: `ws` closes the socket of whoever sends such a thing.
  unmask(chunk, start, end);
  return null;
}

/** True where all of it is ASCII. */
function unmask(chunk: Buffer, start: number, end: number): boolean {
  let all = 0;
  for (let at = start; at < end; at++) {
    const byte = chunk[at]! ^ chunk[start - 4 + ((at - start) & 3)]!;
    all |= byte;
    chunk[at] = byte;
  }
  return all < 128;
}
