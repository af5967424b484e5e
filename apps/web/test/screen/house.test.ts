import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellPlace } from '../../src/games/wink-family/screen/cell-places.ts';
import { rowsFor, sidePlaces } from '../../src/games/wink-family/screen/sides.ts';

test('loges stand clockwise around the cards: upwards on the left, downwards on the right, nobody on another', () => {
  assert.deepEqual(
    sidePlaces(5).map(({ side, row }) => `${side} ${row}`),
    ['left 2', 'left 1', 'left 0', 'right 0', 'right 1'],
  );
  for (let players = 3; players <= 8; players++) {
    const places = sidePlaces(players).map(({ side, row }) => `${side} ${row}`);
    assert.equal(new Set(places).size, players);
    assert.ok(sidePlaces(players).every(({ row }) => row < rowsFor(players)));
  }
});

test('a pawn walks to where its card lies: six in a row, and two that are left over in the middle', () => {
  assert.deepEqual(cellPlace(0, 36), { row: 0, column: 0 });
  assert.deepEqual(cellPlace(35, 36), { row: 5, column: 5 });
  assert.deepEqual(cellPlace(30, 32), { row: 5, column: 2 });
  assert.deepEqual(cellPlace(31, 32), { row: 5, column: 3 });
});
