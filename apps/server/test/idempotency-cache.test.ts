import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IdempotencyCache } from '../src/http/idempotency-cache.ts';

function counting() {
  let now = 0;
  let done = 0;
  const idempotencyCache = new IdempotencyCache<number>(() => now);
  return {
    ask: (id: string | null, worth = true) =>
      idempotencyCache.do(
        id,
        async () => ++done,
        () => worth,
      ),
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('the same id: done once, and answered the same for two minutes', async () => {
  const { ask, wait } = counting();
  assert.deepEqual(await Promise.all([ask('a'), ask('a'), ask('b')]), [1, 1, 2]);
  wait(120_000);
  assert.equal(await ask('a'), 1);
  wait(1);
  assert.equal(await ask('a'), 3);
});

test('without an id, each time', async () => {
  const { ask } = counting();
  assert.deepEqual([await ask(null), await ask(null)], [1, 2]);
});

test('a refusal is no answer to keep: what failed is tried anew', async () => {
  const { ask } = counting();
  assert.deepEqual([await ask('a', false), await ask('a')], [1, 2]);
});

test('nor is an error', async () => {
  const idempotencyCache = new IdempotencyCache<number>(() => 0);
  const fails = idempotencyCache.do(
    'a',
    () => Promise.reject(new Error('no')),
    () => true,
  );
  await assert.rejects(fails, /no/);
  assert.equal(
    await idempotencyCache.do(
      'a',
      async () => 7,
      () => true,
    ),
    7,
  );
});
