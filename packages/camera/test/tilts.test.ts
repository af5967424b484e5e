import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TiltDetector } from '../src/index.ts';

/** When tilts are told of a head that stands so, at so many pictures a second. */
function tilts(rollAt: (t: number) => number, seconds: number, apart = 33): number[] {
  const detector = new TiltDetector();
  const told: number[] = [];
  for (let t = 0; t <= seconds * 1_000; t += apart) {
    const event = detector.see({ t, eL: 0.3, roll: rollAt(t) });
    if (event) told.push(event.t);
  }
  return told;
}

/** To the side and back: a third of it there, a third held, a third back. */
const lean = (t: number, from: number, lasts: number, degrees: number): number => {
  const part = Math.min(1, Math.max(0, t - from) / (lasts / 3), Math.max(0, from + lasts - t) / (lasts / 3));
  return degrees * (0.5 - 0.5 * Math.cos(Math.PI * part));
};

const sway = (t: number): number => 3 * Math.sin(t / 1_100) - 4;

describe('tilts of the head', () => {
  for (const degrees of [-22, -15, 15, 22])
    test(`one of ${degrees} degrees is told once, when the head is back`, () => {
      for (const lasts of [500, 1_000]) {
        const told = tilts((t) => sway(t) + lean(t, 3_000, lasts, degrees), 6);
        assert.equal(told.length, 1);
        assert.ok(told[0]! > 3_000 + lasts / 2 && told[0]! < 3_200 + lasts, `${told}`);
      }
    });

  test('in fifteen pictures a second, too', () => {
    assert.equal(tilts((t) => sway(t) + lean(t, 3_000, 600, 18), 6, 66).length, 1);
  });

  test('a head that sways, moves a little, or leans on a hand for a while has not tilted', () => {
    assert.deepEqual(
      tilts((t) => sway(t), 30),
      [],
    );
    assert.deepEqual(
      tilts((t) => sway(t) + lean(t, 3_000, 700, 5), 8),
      [],
    );
    assert.deepEqual(
      tilts((t) => (t > 3_000 && t < 7_000 ? 16 : 0), 12),
      [],
    );
  });

  test('a face that was gone is looked at anew', () => {
    const detector = new TiltDetector();
    for (let t = 0; t < 1_000; t += 33) detector.see({ t, eL: 0.3, roll: 0 });
    for (let t = 1_000; t < 2_000; t += 33) detector.see({ t, eL: 0, roll: 0 });
    for (let t = 2_000; t < 4_000; t += 33) assert.equal(detector.see({ t, eL: 0.3, roll: 20 }), null);
  });
});
