import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvent, type TableEvent, writeEvent } from '../src/index.ts';

const looked = (seat: number, at: number | null): TableEvent => ({ j: 'looked', t: 61_250, seat, at });

test('a look is kept in a few characters, and read as it was', () => {
  for (const event of [looked(0, 7), looked(7, null), looked(12, 10)]) {
    const text = writeEvent(event);
    assert.ok(text.length < 20, text);
    assert.equal(JSON.stringify(readEvent(text)), JSON.stringify(event));
  }
});

test('every other event is kept as it is, and so are those that resemble a look', () => {
  const event: TableEvent = { j: 'said', seat: 0, phrase: null, text: '[1,2,3]\n' };
  assert.equal(writeEvent(event), JSON.stringify(event));
  assert.deepEqual(readEvent(writeEvent(event)), event);
});

test('looks that were kept as lines are still read', () => {
  const line = { t: 61_250, e: 'looked', seat: 1, at: 4 };
  assert.deepEqual(readEvent(JSON.stringify({ j: 'line', line, by: null })), looked(1, 4));
});

test('events are read by the names that they had before', () => {
  const read = ['rose', 'dressed', 'worded', 'unstarted', 'hosted', 'again'].map((j) =>
    readEvent(JSON.stringify({ j, seat: 2 })),
  );
  assert.deepEqual(
    read.map(({ j }) => j),
    ['left-seat', 'appearance-set', 'words-shown', 'start-failed', 'host-set', 'rematch'],
  );
  assert.deepEqual(read[0], { j: 'left-seat', seat: 2 });
  assert.equal(readEvent('{"j":"rested","v":1}').j, 'summary');
});

test('a summary of a newer program is refused in words', () => {
  for (const j of ['summary', 'rested'])
    assert.throws(() => readEvent(JSON.stringify({ j, v: 2 })), /newer program.*version 2, and 1 is known/);
});
