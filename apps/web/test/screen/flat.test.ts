import assert from 'node:assert/strict';
import { test } from 'node:test';
import { liesFlat } from '../../src/ui/table/flat.ts';

const at = (beta: number | null, gamma: number | null) => liesFlat({ beta, gamma });

test('on the table, face up or face down, it lies flat', () => {
  assert.ok(at(0, 0));
  assert.ok(at(6, -9));
  assert.ok(at(178, 2));
  assert.ok(at(-175, -4));
});

test('in a hand it does not, however it is held', () => {
  for (const [beta, gamma] of [
    [45, 0],
    [25, 3],
    [90, 0],
    [5, 40],
    [150, 0],
    [2, -88],
  ] as const) {
    assert.ok(!at(beta, gamma), `${beta} ${gamma}`);
  }
});

test('a device that cannot tell never lies flat', () => {
  assert.ok(!at(null, null));
  assert.ok(!at(0, null));
});
