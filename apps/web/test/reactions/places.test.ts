import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { REACTIONS } from '@oeillade/protocol';
import { nextAround, placeOf } from '../../src/ui/reactions/wheel-places.ts';
import { besideMouth } from '../../src/ui/speech/place-bubble.ts';

describe('a bubble', () => {
  const phone = { width: 360, height: 640 };
  const bubble = { width: 180, height: 60 };

  test('lies below the mouth, so that no eye is covered, and on the screen, wherever the mouth is', () => {
    for (let x = 0; x <= phone.width; x += 12) {
      for (let y = 0; y <= phone.height - bubble.height - 20; y += 12) {
        const placed = besideMouth({ x, y }, bubble, phone);
        assert.ok(placed.x >= 0 && placed.x + bubble.width <= phone.width);
        assert.ok(placed.y > y && placed.y + bubble.height <= phone.height);
      }
    }
  });

  test('lies to the right where there is room, and else to the left', () => {
    assert.equal(besideMouth({ x: 60, y: 100 }, bubble, phone).side, 'right');
    assert.equal(besideMouth({ x: 300, y: 100 }, bubble, phone).side, 'left');
  });

  test('near the bottom it stays on the screen', () => {
    const { y } = besideMouth({ x: 60, y: 630 }, bubble, phone);
    assert.ok(y + bubble.height <= phone.height);
  });
});

describe('the wheel', () => {
  test('arrows go round, whichever way', () => {
    const round = (key: string): string[] => {
      const seen = [nextAround(null, key)!];
      for (let step = 1; step < REACTIONS.length; step++) seen.push(nextAround(seen.at(-1)!, key)!);
      assert.equal(nextAround(seen.at(-1)!, key), seen[0]);
      return seen;
    };
    assert.deepEqual(round('ArrowRight'), [...REACTIONS]);
    assert.deepEqual(round('ArrowUp').toSorted(), [...REACTIONS].toSorted());
    assert.equal(nextAround('laugh', 'Home'), REACTIONS[0]);
    assert.equal(nextAround('laugh', 'x'), null);
  });

  test('no face covers another, tried ones included', () => {
    const share = 0.225 * 1.08;
    const places = REACTIONS.map((_, nth) => placeOf(nth)).map(({ left, top }) => ({
      x: Number.parseFloat(left) / 100,
      // The wheel is higher than it is wide.
      y: (Number.parseFloat(top) / 100) * 1.2,
    }));
    for (const [at, one] of places.entries()) {
      assert.ok(one.x - share / 2 >= 0 && one.x + share / 2 <= 1);
      for (const other of places.slice(0, at)) {
        assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > share);
      }
    }
  });
});
