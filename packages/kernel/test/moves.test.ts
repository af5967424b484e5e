import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MoveList } from '../src/index.ts';

test('a list of moves can be filled again and again', () => {
  const list = new MoveList(3);
  for (let round = 0; round < 2; round++) {
    list.clear();
    for (const move of [7, 0, -1]) list.add(move);
    assert.deepEqual(list.toArray(), [7, 0, -1]);
    assert.equal(list.at(2), -1);
    assert.ok(list.has(7));
  }
  list.clear();
  assert.equal(list.has(7), false);
});

test('a list that is full says so, and loses nothing', () => {
  const list = new MoveList(2);
  list.add(1);
  list.add(2);
  assert.throws(() => list.add(3), /A list of 2 moves is too small/);
  assert.deepEqual(list.toArray(), [1, 2]);
});
