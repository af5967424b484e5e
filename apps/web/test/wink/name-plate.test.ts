import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { plateOf } from '../../src/games/wink-family/table/seats/name-plate.ts';

const onScreen = (nameSize: number, width: number): number => (nameSize * width) / 132;

describe('names on the ledges of boxes', () => {
  test('are at least 13 px high, but for the smallest boxes above an open board', () => {
    for (const width of [83, 90, 118, 154, 176]) {
      assert.ok(onScreen(plateOf('faces', width, 'Zoé').nameSize, width) >= 13, `${width}`);
    }
    for (const width of [68, 82]) {
      assert.ok(onScreen(plateOf('board', width, 'Zoé').nameSize, width) >= 13, `${width}`);
    }
  });

  test('have ten letters where there is room, and seven in small boxes', () => {
    assert.equal(plateOf('faces', 176, 'Maximilian').letters, 10);
    assert.equal(plateOf('faces', 84, 'Maximilian').letters, 7);
    assert.equal(plateOf('around', 140, 'Maximilian').letters, 10);
  });

  test('leave no room for the number of cards if they are long, or the box is small', () => {
    assert.ok(plateOf('faces', 150, 'Zoé').showsCards);
    assert.ok(!plateOf('faces', 150, 'Camille').showsCards);
    assert.ok(!plateOf('faces', 84, 'Zoé').showsCards);
    assert.ok(!plateOf('board', 68, 'Zoé').showsCards);
  });
});
