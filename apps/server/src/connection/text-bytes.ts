let last = { text: '', bytes: Buffer.alloc(0) };

/** A text as bytes. The same text goes to several clients one after the other, and is encoded once. */
export function textBytes(text: string): Buffer {
  if (text !== last.text) last = { text, bytes: Buffer.from(text) };
  return last.bytes;
}
