import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openedAt, passportsOf } from '../../src/games/spywhere/stage/passports.ts';
import { maskAt, unmaskingOf } from '../../src/games/wink-family/stage/unmasking/unmasking.ts';
import type { Finish } from '../../src/ui/end/finish.ts';
import { lengthOf } from '../../src/ui/stage/scene.ts';

const finishOf = (...ranks: number[]): Finish => ({
  ranks,
  scores: ranks.map((rank) => 20 - rank),
  isAgreed: false,
  lasted: 60_000,
});
const everybody = () => true;

describe('the unmasking', () => {
  test('goes from the last to the second, and opens the doors of whoever won', () => {
    const scene = unmaskingOf(finishOf(2, 1, 4, 3), everybody);
    assert.deepEqual(scene.groups, [[2], [3], [0]]);
    assert.equal(scene.winner, 1);
    assert.deepEqual(
      scene.steps.slice(-3).map(({ name }) => name),
      ['doors', 'turn', 'wink'],
    );
  });

  test('takes 8.6 seconds with five players, and never thirty', () => {
    assert.equal(lengthOf(unmaskingOf(finishOf(1, 2, 3, 4, 5), everybody)), 8_600);
    assert.ok(lengthOf(unmaskingOf(finishOf(1, 2, 3, 4, 5, 6, 7, 8), everybody)) < 30_000);
  });

  test('with more than five, those without an award are unmasked together', () => {
    const scene = unmaskingOf(finishOf(1, 2, 3, 4, 5, 6), (seat) => seat < 3);
    assert.deepEqual(scene.groups, [[5, 4, 3], [2], [1]]);
  });

  test('nobody’s doors open where a victory is shared: all masks come off, and that is the end', () => {
    const scene = unmaskingOf(finishOf(1, 1, 3), everybody);
    assert.equal(scene.winner, null);
    assert.deepEqual(scene.groups, [[2], [1], [0]]);
    assert.equal(scene.steps.at(-1)?.name, 'read 2');
  });

  test('eyes hold while a mask is lifted, a ribbon unfolds or doors open, and speak in between', () => {
    const { steps } = unmaskingOf(finishOf(1, 2), everybody);
    const moving = steps.filter(({ gaze }) => gaze === 'hold').map(({ name }) => name);
    assert.deepEqual(moving, ['lift 0', 'ribbon 0', 'doors']);
  });

  test('a step says which mask it is about', () => {
    assert.deepEqual(maskAt('ribbon 3'), { step: 'ribbon', nth: 3 });
    assert.equal(maskAt('doors'), null);
  });
});

describe('the passports', () => {
  test('open one by one, 900 ms each, the winner’s last', () => {
    const scene = passportsOf(finishOf(2, 3, 1));
    assert.deepEqual(scene.order, [1, 0, 2]);
    assert.equal(lengthOf(scene), 3 * 900 + 1_600);
  });

  test('a stamp falls only on a page that lies flat', () => {
    const names = passportsOf(finishOf(1, 2)).steps.map(({ name }) => name);
    assert.deepEqual(names, ['unfold 0', 'stamp 0', 'look 0', 'unfold 1', 'stamp 1', 'look 1', 'rest']);
    assert.deepEqual(openedAt('stamp 1', 2), { step: 'stamp', nth: 1 });
    assert.deepEqual(openedAt('rest', 2), { step: 'look', nth: 1 });
  });
});
