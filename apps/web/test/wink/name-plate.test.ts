import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Posture } from '../../src/games/wink-family/table/posture.ts';
import { plateOf } from '../../src/games/wink-family/table/seats/name-plate.ts';
import { nameLines } from '../../src/ui/art/guests/name-lines.ts';

const fitted = (posture: Posture, width: number, name: string) => {
  const { nameSize, nameLeast, tightName, showsCards } = plateOf(posture, width, name);
  const cards = showsCards ? 9 : undefined;
  return nameLines({ name, cards, size: nameSize, least: nameLeast, isTight: tightName })[0]!;
};
const written = (posture: Posture, width: number, name: string): string => fitted(posture, width, name).text;
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

  test('get smaller before they are cut, in the smallest box that there is', () => {
    // Seven others above the open board of a phone of 360 pixels, and one of them lit.
    for (const width of [44, 53, 60, 68, 82]) {
      for (const name of ['Camille', 'Noémie', 'Walter']) assert.equal(written('board', width, name), name);
    }
    for (const width of [68, 82]) assert.equal(written('board', width, 'Maximilian'), 'Maximilian');
    for (const width of [112, 172, 224]) assert.equal(written('tablet', width, 'Maximilian'), 'Maximilian');
    for (const width of [112, 140, 212])
      assert.equal(written('landscape', width, 'Maximilian'), 'Maximilian');
    for (const width of [83, 90, 118, 176]) assert.equal(written('faces', width, 'Maximilian'), 'Maximilian');
    assert.equal(written('around', 140, 'Maximilian'), 'Maximilian');
  });

  test('are cut where they could not be read any more', () => {
    const longest = 'Maximilian-Alexander Graf';
    assert.match(written('board', 44, longest), /^Max\S*…$/u);
    for (const name of ['Camille', 'Maximilian', longest]) {
      for (const width of [44, 60, 68, 82]) {
        const { size } = fitted('board', width, name);
        assert.ok(onScreen(size, width) >= 9.9, `${name}, ${width}: ${onScreen(size, width)}`);
      }
      for (const width of [83, 90, 118, 176]) {
        const { size } = fitted('faces', width, name);
        assert.ok(onScreen(size, width) >= 9.9, `${name}, ${width}: ${onScreen(size, width)}`);
      }
    }
  });

  test('leave no room for the number of cards if they are long, or the box is small', () => {
    assert.ok(plateOf('faces', 150, 'Zoé').showsCards);
    assert.ok(!plateOf('faces', 150, 'Camille').showsCards);
    assert.ok(!plateOf('faces', 84, 'Zoé').showsCards);
    assert.ok(!plateOf('board', 68, 'Zoé').showsCards);
  });
});
