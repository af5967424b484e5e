import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textFrame } from '../src/socket/frame.ts';

/** A frame as its bytes go over the line: what stands before the text, and the text. */
function taken(text: string): { readonly head: number[]; readonly said: string } {
  const bytes = Buffer.from(textFrame(text), 'latin1');
  const head = { 126: 4, 127: 10 }[bytes[1]!] ?? 2;
  return { head: [...bytes.subarray(0, head)], said: bytes.subarray(head).toString('utf8') };
}

test('a frame says how long its text is, in as few bytes as RFC 6455 allows', () => {
  for (const [length, head] of [
    [0, [0x81, 0]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 0xff, 0xff]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ] as const) {
    const text = 'x'.repeat(length);
    assert.deepEqual(taken(text), { head: [...head], said: text });
  }
});

test('names of all languages arrive as they were written, counted in bytes', () => {
  const text = JSON.stringify({ name: 'Zoë Œillade 眨眼 😉' });
  const length = Buffer.byteLength(text);
  assert.ok(length > text.length);
  assert.deepEqual(taken(text), { head: [0x81, length], said: text });
});
