import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gazeIn, type PassportPlace, passportPlace } from '../../src/games/spywhere/stage/passport-place.ts';
import { openedAt, passportsOf } from '../../src/games/spywhere/stage/passports.ts';
import { maskAt, toldAt, unmaskingOf } from '../../src/games/wink-family/stage/unmasking/unmasking.ts';
import { winnerPlace } from '../../src/games/wink-family/stage/unmasking/winner-place.ts';
import type { Finish } from '../../src/ui/end/finish.ts';
import { lengthOf } from '../../src/ui/stage/scene.ts';
import { STAGES } from '../../src/ui/stage/stages.ts';
import type { StageShape } from '../../src/ui/stage/use-stage-shape.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const finishOf = (...ranks: number[]): Finish => ({
  ranks,
  scores: ranks.map((rank) => 20 - rank),
  isAgreed: false,
  lasted: 60_000,
});

describe('the unmasking', () => {
  test('goes from the last to the second, and opens the doors of whoever won', () => {
    const scene = unmaskingOf(finishOf(2, 1, 4, 3));
    assert.deepEqual(scene.order, [2, 3, 0]);
    assert.deepEqual(scene.winners, [1]);
    assert.deepEqual(
      scene.steps.slice(-3).map(({ name }) => name),
      ['doors', 'turn', 'wink'],
    );
  });

  test('takes 8.6 seconds with five players, and never thirty', () => {
    assert.equal(lengthOf(unmaskingOf(finishOf(1, 2, 3, 4, 5))), 8_600);
    assert.ok(lengthOf(unmaskingOf(finishOf(1, 2, 3, 4, 5, 6, 7, 8))) < 30_000);
  });

  test('all who share a victory have their doors opened at once, are looked at and wink', () => {
    const scene = unmaskingOf(finishOf(1, 1, 3));
    assert.deepEqual(scene.winners, [0, 1]);
    assert.deepEqual(scene.order, [2]);
    assert.deepEqual(
      scene.steps.slice(-3).map(({ name }) => name),
      ['doors', 'turn', 'wink'],
    );
  });

  test('eight winners have a place each, on the stage of a phone and of a wide screen', () => {
    for (const [shape, { width, height }] of Object.entries(STAGES) as [StageShape, Size][]) {
      for (const count of [1, 2, 3, 5, 8]) {
        for (let nth = 0; nth < count; nth++) {
          const { loge, award } = winnerPlace(nth, count, shape);
          assert.ok(loge.width >= 48, `${shape}, ${count}: ${loge.width}`);
          assert.ok(loge.x >= 0 && loge.x + loge.width <= width);
          assert.ok(award.y + award.width * 0.26 <= height);
        }
      }
    }
  });

  test('eyes hold while a mask is lifted, a ribbon unfolds or doors open, and speak in between', () => {
    const { steps } = unmaskingOf(finishOf(1, 2));
    const moving = steps.filter(({ gaze }) => gaze === 'hold').map(({ name }) => name);
    assert.deepEqual(moving, ['lift 0', 'ribbon 0', 'doors']);
  });

  test('for the ear everybody is told once, in the order of the masks, and whoever won with their doors', () => {
    const scene = unmaskingOf(finishOf(2, 1, 3));
    const told = scene.steps.map(({ name }) => toldAt(name, scene));
    const once = told.filter((seats, at) => String(seats) !== String(told[at - 1] ?? ''));
    assert.deepEqual(once, [[2], [0], [1]]);
    assert.deepEqual(toldAt('lift 0', scene), [], 'nobody is told before their mask is off');
    assert.deepEqual(toldAt('doors', scene), [1]);
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
    const each = (nth: number) => ['unfold', 'stamp', 'look', 'reader'].map((step) => `${step} ${nth}`);
    assert.deepEqual(names, [...each(0), ...each(1), 'rest']);
    assert.deepEqual(openedAt('stamp 1', 2), { step: 'stamp', nth: 1 });
    assert.deepEqual(openedAt('rest', 2), { step: 'reader', nth: 1 });
  });

  test('its owner looks at the stamp, then at whoever read them, and at you where nobody did', () => {
    const [own, below] = [0, 1].map((nth) => passportPlace(nth, 3, 'standing')) as [
      PassportPlace,
      PassportPlace,
    ];
    assert.ok(gazeIn('look', own, below).x > 0.8, 'the stamp is beside them');
    assert.deepEqual(gazeIn('reader', own, below), { x: 0, y: 1 });
    assert.deepEqual(gazeIn('reader', below, own), { x: 0, y: -1 });
    assert.deepEqual(gazeIn('reader', own, null), { x: 0, y: 0 });
  });
});
