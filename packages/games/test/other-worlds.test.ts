import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { specimens } from './all-games.ts';
import { worldsOf } from './other-worlds.ts';

/** A leak test that resamples nothing would prove nothing. */
describe('other worlds really differ', () => {
  for (const specimen of specimens) {
    test(`${specimen.game.facts.id}: for most viewers in the hidden cards of the deal`, () => {
      const same = [...worldsOf(specimen)].map(
        ({ real, other }) => JSON.stringify(real) === JSON.stringify(other),
      );
      assert.ok(same.filter((isSame) => isSame).length < same.length / 4, `of ${same.length} worlds`);
    });
  }
});
