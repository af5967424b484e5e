import { isUtf8 } from 'node:buffer';

/** A frame that is whole, and a text. */
const WHOLE_TEXT = 0x81;
const MASKED = 0x80;
/** The head of a masked frame: what it is, its length, the mask; with two bytes more for a length over 125. */
const HEAD = 6;
const LONG = 126;
/** Longer ones are not among those that come often. */
const LONGEST = 1024;

/** Whoever is told what comes. */
export interface Listener {
  hear(text: string): void;
}

/**
 * Reads short texts, before `ws` does; gives how many of the bytes they took. Nearly all frames are such, one to a chunk,
 * and the general way to read one costs as much as what the table does with it. From the first byte on that is anything
 * else (a piece of a frame, a ping, a close, something binary, something broken) the line is read by `ws` alone.
 */
export function hearShortTexts(bytes: Buffer, length: number, listener: Listener): number {
  let at = 0;
  while (length - at >= HEAD && bytes[at] === WHOLE_TEXT) {
    const said = bytes[at + 1]! - MASKED;
    const isLong = said === LONG;
    const size = isLong ? bytes.readUInt16BE(at + 2) : said;
    const start = at + HEAD + (isLong ? 2 : 0);
    const end = start + size;
    if (said < 0 || said > LONG || size > LONGEST || end > length) break;
    const text = readText(bytes, start, end);
    if (text === null) break;
    listener.hear(text);
    at = end;
  }
  return at;
}

/** Null where it is none: then the bytes are as they were, and `ws` closes the socket of whoever sent them. */
function readText(bytes: Buffer, start: number, end: number): string | null {
  if (unmask(bytes, start, end)) return bytes.toString('latin1', start, end);
  if (isUtf8(bytes.subarray(start, end))) return bytes.toString('utf8', start, end);
  unmask(bytes, start, end);
  return null;
}

/** True where all of it is ASCII. */
function unmask(bytes: Buffer, start: number, end: number): boolean {
  let all = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]! ^ bytes[start - 4 + ((at - start) & 3)]!;
    all |= byte;
    bytes[at] = byte;
  }
  return all < 128;
}
