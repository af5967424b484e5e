/** A frame that is whole, and a text. */
const HEAD = '\x81';
const SHORT = 126;
const LONG = 65_536;

/** Nine of ten frames are gazes; they are this short, and so few different ones that each is made once. */
const LONGEST_KNOWN = 32;
const MOST_KNOWN = 256;
const KNOWN = new Map<string, string>();

/**
 * A text as a frame that the server sends, a character for each byte. A socket takes it as it is, in one piece: most
 * frames are so short that a head and a body of their own cost more than what they say.
 */
export function textFrame(text: string): string {
  if (text.length > LONGEST_KNOWN) return makeFrame(text);
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  const frame = makeFrame(text);
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(text, frame);
  return frame;
}

/** The head of a frame that holds so many bytes. */
export const frameHead = (length: number): string => `${HEAD}${sizeOf(length)}`;

function makeFrame(text: string): string {
  const length = Buffer.byteLength(text);
  const body = length === text.length ? text : Buffer.from(text).toString('latin1');
  return frameHead(length) + body;
}

function sizeOf(length: number): string {
  if (length < SHORT) return String.fromCharCode(length);
  if (length < LONG) return `\x7e${bytesOf(length, 2)}`;
  return `\x7f${bytesOf(length, 8)}`;
}

function bytesOf(length: number, bytes: number): string {
  const size = Buffer.alloc(bytes);
  size.writeUIntBE(length, Math.max(0, bytes - 6), Math.min(6, bytes));
  return size.toString('latin1');
}
