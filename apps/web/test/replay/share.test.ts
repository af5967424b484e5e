import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FRAME_MS, frameTimes } from '../../src/features/replay/share/loop/frames.ts';
import { GifLoop } from '../../src/features/replay/share/loop/gif-loop.ts';
import { reachOf } from '../../src/features/replay/share/reach.ts';

const SIDE = 32;

/** A square of one ink with a spot of another. */
function spotted(at: number) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let point = 0; point < SIDE * SIDE; point++) {
    const isSpot = point % SIDE === at;
    data.set(isSpot ? [255, 196, 58, 255] : [81, 28, 72, 255], point * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

describe('a loop', () => {
  test('shows a moment from its beginning, picture by picture, up to its end', () => {
    const times = frameTimes({ from: 1_000, until: 1_000 + 10 * FRAME_MS });
    assert.equal(times.length, 10);
    assert.deepEqual([times[0], times.at(-1)], [1_000, 1_000 + 9 * FRAME_MS]);
    assert.deepEqual(frameTimes({ from: 5, until: 5 }), [5], 'one that lasts no time is one picture');
  });

  test('is a GIF that begins again by itself, and keeps of each picture only what is new', () => {
    const loopOf = (places: readonly number[]) => {
      const gif = new GifLoop(spotted(0));
      for (const at of places) gif.add(spotted(at), 80);
      return Buffer.from(gif.finish());
    };
    const loop = loopOf([3, 9, 14]);
    assert.equal(loop.subarray(0, 6).toString(), 'GIF89a');
    assert.ok(loop.includes('NETSCAPE2.0'));
    assert.equal(loop.at(-1), 0x3b);
    const still = loopOf([3, 3, 3]);
    assert.ok(still.length < loop.length, 'what stands still costs next to nothing');
  });
});

test('a link reaches everybody where a server has the game, and else this device or whoever has the file', () => {
  assert.equal(reachOf('/t/ACDE3/replay/1'), 'everybody');
  assert.equal(reachOf('/replay?kept=ACDE3-1'), 'device');
  assert.equal(reachOf('/replay'), 'file');
});
