import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Bucket } from '../src/operate/buckets.ts';

/** A moment of this century, with what a fine clock shows behind the point. */
const NOW = 1_800_000_000_000.123;

describe('a bucket', () => {
  for (const [capacity, perSecond] of [
    [1, 1],
    [80, 40],
    [200, 2],
    [30, 30 / 3600],
    [7, 3],
  ] as const) {
    test(`lets ${capacity} through at once, and no more`, () => {
      const bucket = new Bucket(capacity, perSecond);
      for (let taken = 0; taken < capacity; taken++) assert.ok(bucket.take(NOW), `${taken}`);
      assert.ok(!bucket.take(NOW));
      assert.ok(!bucket.isFull(NOW));
    });

    test(`of ${capacity} fills up by ${perSecond} a second`, () => {
      const bucket = new Bucket(capacity, perSecond);
      while (bucket.take(NOW));
      let [taken, now] = [0, NOW];
      const step = 250 / perSecond;
      for (let asked = 0; asked < 400; asked++) {
        now += step;
        if (bucket.take(now)) taken++;
      }
      assert.ok(Math.abs(taken - 100) <= 1, `${taken}`);
      assert.ok(bucket.isFull(now + ((capacity + 1) * 1000) / perSecond));
    });
  }

  test('asking in vain costs nothing', () => {
    const bucket = new Bucket(2, 1);
    while (bucket.take(NOW));
    for (let asked = 0; asked < 50; asked++) assert.ok(!bucket.take(NOW + 500));
    assert.ok(bucket.take(NOW + 1_000));
  });

  test('is never fuller than full', () => {
    const bucket = new Bucket(3, 10);
    assert.ok(bucket.take(NOW));
    const later = NOW + 3_600_000;
    assert.deepEqual(
      [1, 2, 3, 4].map(() => bucket.take(later)),
      [true, true, true, false],
    );
  });
});
