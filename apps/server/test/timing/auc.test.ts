import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaUnderCurve, eitherWay, Readings } from './auc.ts';

test('readings that are always larger tell the two kinds apart', () => {
  assert.equal(areaUnderCurve([4, 5, 6], [1, 2, 3]), 1);
  assert.equal(areaUnderCurve([1, 2, 3], [4, 5, 6]), 0);
  assert.equal(eitherWay(0), 1);
});

test('readings that are equal tell nothing', () => {
  assert.equal(areaUnderCurve([1, 1, 1, 1], [1, 1]), 0.5);
  assert.equal(areaUnderCurve([], [1]), 0.5);
});

test('the area is the share of pairs in the right order', () => {
  // Of six pairs 2 > 1, 3 > 1 and 3 > 2 are in order, and 2 = 2 counts half.
  assert.equal(areaUnderCurve([1, 2, 3], [1.5, 2]), (1 + 0.5 + 2) / 6);
});

test('what could not be read does not count', () => {
  const readings = new Readings();
  readings.add(true, 2);
  readings.add(true, Number.NaN);
  readings.add(false, 1);
  assert.equal(readings.count, 2);
  assert.equal(readings.auc, 1);
});
