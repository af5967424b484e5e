let last = { text: '', bytes: Buffer.alloc(0) };

/** A text as bytes. What several are told goes to one after the other, and so is put into bytes once. */
export function textBytes(text: string): Buffer {
  if (text !== last.text) last = { text, bytes: Buffer.from(text) };
  return last.bytes;
}
