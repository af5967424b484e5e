import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commitmentTo, deriveSeed, generatorState, isSeed, Random, seedFrom } from '../src/index.ts';

describe('seeds', () => {
  test('any text becomes a seed of 256 bits, the same text the same seed', () => {
    assert.match(seedFrom('7'), /^[0-9a-f]{64}$/);
    assert.equal(seedFrom('7'), seedFrom('7'));
    assert.notEqual(seedFrom('7'), seedFrom('07'));
    assert.ok(isSeed(seedFrom('')));
  });

  test('fewer than 128 bits, or anything but lower-case hexadecimal, is no seed', () => {
    for (const bad of ['', '00', '0'.repeat(31), 'A'.repeat(32), 'g'.repeat(32)]) {
      assert.equal(isSeed(bad), false);
      assert.throws(() => new Random(bad, 'deal'), /A seed is/);
    }
    assert.ok(isSeed('0'.repeat(32)));
  });

  test('every one of the 128 bits of a generator depends on the seed', () => {
    const seen = [0, 0, 0, 0];
    const first = generatorState(seedFrom('0'), 'deal');
    for (let index = 1; index < 64; index++) {
      generatorState(seedFrom(String(index)), 'deal').forEach((word, at) => {
        seen[at]! |= word ^ first[at]!;
      });
    }
    assert.deepEqual(seen, [-1, -1, -1, -1]);
  });

  test('a seed derived for one purpose tells nothing of another, nor does the commitment', () => {
    const seed = seedFrom('7');
    const all = [seed, deriveSeed(seed, 'deal'), deriveSeed(seed, 'chance'), commitmentTo(seed)];
    assert.equal(new Set(all).size, all.length);
  });
});

describe('random', () => {
  test('the same seed and purpose give the same numbers; another purpose gives others', () => {
    const draw = (purpose: string) => {
      const random = new Random(seedFrom('7'), purpose);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    assert.deepEqual(draw('deal'), draw('deal'));
    assert.notDeepEqual(draw('deal'), draw('bot'));
  });

  test('shuffles are unbiased: every card is as often in every place', () => {
    const random = new Random(seedFrom('places'), 'test');
    const cards = [0, 1, 2, 3, 4, 5];
    const rounds = 36_000;
    const counts = cards.map(() => cards.map(() => 0));
    for (let round = 0; round < rounds; round++) {
      random.shuffled(cards).forEach((card, place) => {
        counts[card]![place]!++;
      });
    }
    const expected = rounds / cards.length;
    const chiSquare = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 25 degrees of freedom: 52.6 is passed by one fair generator in a thousand.
    assert.ok(chiSquare < 52.6, `chi square ${chiSquare}`);
  });

  test('all the orders of four cards come equally often', () => {
    const random = new Random(seedFrom('orders'), 'test');
    const counts = new Map<string, number>();
    const rounds = 24_000;
    for (let round = 0; round < rounds; round++) {
      const order = random.shuffled([1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const expected = rounds / 24;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    assert.equal(counts.size, 24);
    // 23 degrees of freedom: 49.7 is passed by one fair generator in a thousand.
    assert.ok(chiSquare < 49.7, `chi square ${chiSquare}`);
  });

  test('a shuffle leaves the cards it was given alone', () => {
    const cards = [1, 2, 3];
    new Random(seedFrom('7'), 'test').shuffled(cards);
    assert.deepEqual(cards, [1, 2, 3]);
  });

  test('nothing can be picked from nothing', () => {
    assert.throws(() => new Random(seedFrom('7'), 'test').pick([]), /Nothing to pick/);
  });
});
