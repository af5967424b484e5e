import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { hearShortTexts } from '../src/socket/short-texts.ts';

const TEXT = 0x1;
const PING = 0x9;

interface Sent {
  readonly kind: number;
  readonly payload: Buffer;
  readonly isWhole?: boolean;
}

const text = (said: string): Sent => ({ kind: TEXT, payload: Buffer.from(said) });

/** A frame as a client sends it. */
function frameOf({ kind, payload, isWhole = true }: Sent, mask: Buffer): Buffer {
  const { length } = payload;
  const size =
    length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 0xff] : [127, ...long(length)];
  const head = Buffer.from([(isWhole ? 0x80 : 0) | kind, 0x80 | size[0]!, ...size.slice(1)]);
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ mask[at & 3]!)]);
}

function long(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return bytes;
}

/** What is heard of chunks that come one after the other, and what is left to `ws`. */
function listen(chunks: readonly Buffer[]): { heard: string[]; left: Buffer } {
  const heard: string[] = [];
  const left: Buffer[] = [];
  const listener = { hear: (said: string) => void heard.push(said) };
  for (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    const taken = left.length === 0 ? hearShortTexts(bytes, bytes.length, listener) : 0;
    if (taken < bytes.length) left.push(bytes.subarray(taken));
  }
  return { heard, left: Buffer.concat(left) };
}

const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);
const framesOf = (...sent: readonly Sent[]): Buffer[] => sent.map((one) => frameOf(one, MASK));

describe('short texts are heard before ws reads them', () => {
  test('one to a chunk, or several', () => {
    const frames = framesOf(text('{"ask":"look"}'), text(''), text('x'.repeat(125)), text('y'.repeat(1024)));
    const said = ['{"ask":"look"}', '', 'x'.repeat(125), 'y'.repeat(1024)];
    assert.deepEqual(listen(frames), { heard: said, left: Buffer.alloc(0) });
    assert.deepEqual(listen([Buffer.concat(frames)]), { heard: said, left: Buffer.alloc(0) });
  });

  test('in all languages', () => {
    const { heard } = listen(framesOf(text('Zoë 眨眼 😉')));
    assert.deepEqual(heard, ['Zoë 眨眼 😉']);
  });

  for (const [name, odd] of Object.entries<Sent>({
    'a long text': text('x'.repeat(1025)),
    'a very long text': text('x'.repeat(70_000)),
    'a ping': { kind: PING, payload: Buffer.from('there?') },
    'a piece of a text': { kind: TEXT, payload: Buffer.from('{"ask"'), isWhole: false },
    'something binary': { kind: 0x2, payload: Buffer.from('{}') },
    'what is not UTF-8': { kind: TEXT, payload: Buffer.from([0x7b, 0xff, 0x7d]) },
  })) {
    test(`from ${name} on, ws reads everything, to the byte`, () => {
      const frames = framesOf(text('first'), odd, text('after'));
      const left = Buffer.concat(frames.slice(1));
      assert.deepEqual(listen(frames), { heard: ['first'], left });
      assert.deepEqual(listen([Buffer.concat(frames)]), { heard: ['first'], left });
    });
  }

  test('a frame without a mask is left to ws, which refuses it', () => {
    const bare = Buffer.from([0x81, 0x02, 0x7b, 0x7d]);
    assert.deepEqual(listen([bare]), { heard: [], left: bare });
  });

  test('wherever the line cuts, no byte is lost, heard twice or read at the wrong place', () => {
    const sent = fc.array(
      fc.record({
        kind: fc.constantFrom(TEXT, TEXT, TEXT, PING),
        payload: fc.uint8Array({ maxLength: 140 }).map((bytes) => Buffer.from(bytes)),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const mask = fc.uint8Array({ minLength: 4, maxLength: 4 }).map((bytes) => Buffer.from(bytes));
    const cuts = fc.array(fc.nat(800), { maxLength: 4 });
    fc.assert(
      fc.property(sent, mask, cuts, (frames, key, at) => {
        const bytes = Buffer.concat(frames.map((frame) => frameOf(frame, key)));
        const ends = [...new Set([...at.filter((cut) => cut > 0 && cut < bytes.length), bytes.length])];
        ends.sort((a, b) => a - b);
        const chunks = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
        const { heard, left } = listen(chunks);
        const read = frames.slice(0, heard.length);
        assert.deepEqual(
          heard,
          read.map(({ payload }) => payload.toString('utf8')),
        );
        assert.ok(read.every(({ kind }) => kind === TEXT));
        const readBytes = Buffer.concat(read.map((frame) => frameOf(frame, key))).length;
        assert.deepEqual(left, bytes.subarray(readBytes));
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});
