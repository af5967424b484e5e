import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSE, mayComeBack, waitBefore } from '../src/index.ts';

test('a client comes back after a lost connection and a moved table, and not where nobody waits for it', () => {
  for (const code of [1000, 1001, 1006, 1012, CLOSE.moved, CLOSE.tooSlow])
    assert.ok(mayComeBack(code), `${code}`);
  for (const code of [CLOSE.left, CLOSE.noSuchTable, CLOSE.oldClient, CLOSE.abuse]) {
    assert.ok(!mayComeBack(code), `${code}`);
  }
});

test('it waits longer after every try, up to ten seconds, and not all wait equally long', () => {
  const waits = Array.from({ length: 12 }, (_, tries) => waitBefore(tries, 1));
  assert.deepEqual(waits.slice(0, 4), [200, 400, 800, 1_600]);
  assert.equal(waits.at(-1), 10_000);
  assert.equal(waitBefore(0, 0), 100);
  assert.ok(waitBefore(40, 0) >= 5_000);
});
