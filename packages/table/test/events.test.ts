import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '@oeillade/kernel';
import { readEvent, type TableEvent, writeEvent } from '../src/index.ts';

const looked = (seat: number, at: number | null): TableEvent => ({
  j: 'line',
  line: { t: 61_250, e: 'looked', seat, at } as Line,
  by: null,
});

test('a look is kept in a few characters, and read as it was', () => {
  for (const event of [looked(0, 7), looked(7, null), looked(12, 10)]) {
    const text = writeEvent(event);
    assert.ok(text.length < 20, text);
    assert.equal(JSON.stringify(readEvent(text)), JSON.stringify(event));
  }
});

test('every other event is kept as it is, and so are those that resemble a look', () => {
  const events: TableEvent[] = [
    { ...looked(2, 3), by: { seat: 2, id: 'a' } } as TableEvent,
    { j: 'said', seat: 0, phrase: null, text: '[1,2,3]\n' },
  ];
  for (const event of events) {
    assert.equal(writeEvent(event), JSON.stringify(event));
    assert.deepEqual(readEvent(writeEvent(event)), event);
  }
});

test('looks that were kept as other events are still read', () => {
  assert.deepEqual(readEvent(JSON.stringify(looked(1, 4))), looked(1, 4));
});
