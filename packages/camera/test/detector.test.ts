import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type EyeEvent, WinkDetector } from '../src/index.ts';
import { add, countWinks, nothing } from './count.ts';
import { ModelledFace } from './face.ts';

const FACES = 60;

describe('of people whose eyes the camera has never seen before', () => {
  const count = nothing();
  for (let seed = 1; seed <= FACES; seed++) add(count, countWinks(new ModelledFace(seed)));
  const { winks, found, told, onBlinks } = count;

  test('nine of ten winks are found, each on its side', () => {
    assert.ok(found / winks >= 0.9, `${found} of ${winks}`);
  });

  test('what is told to be a wink is one', () => {
    assert.ok(found / told >= 0.96, `${found} of ${told}`);
    assert.ok(onBlinks / told <= 0.03, `${onBlinks} of ${told} were blinks`);
  });
});

test('without the model’s opinion the height of the eyes is enough', () => {
  const face = new ModelledFace(7);
  const detector = new WinkDetector();
  const told = face.samples.flatMap(({ t, eL, eR }) => detector.see({ t, eL, eR }) ?? []);
  assert.ok(told.some(({ type }) => type === 'wink'));
});

test('a face that is lost and found again is not a wink', () => {
  const detector = new WinkDetector();
  const open = { eL: 0.3, eR: 0.3, bL: 0.05, bR: 0.05 };
  const told: (EyeEvent | null)[] = [];
  for (let t = 0; t < 3_000; t += 33) told.push(detector.see({ t, ...open }));
  for (let t = 3_000; t < 3_300; t += 33) told.push(detector.see({ t, eL: 0, eR: 0 }));
  for (let t = 3_300; t < 3_500; t += 33) told.push(detector.see({ t, ...open, eL: 0.12, bL: 0.5 }));
  for (let t = 3_500; t < 6_000; t += 33) told.push(detector.see({ t, ...open }));
  assert.deepEqual(told.filter(Boolean), []);
});

test('a wink in which the model misses the face for one picture is a wink', () => {
  const detector = new WinkDetector();
  const open = { eL: 0.3, eR: 0.3, bL: 0.05, bR: 0.05 };
  const told: (EyeEvent | null)[] = [];
  for (let t = 0; t < 2_970; t += 33) told.push(detector.see({ t, ...open }));
  for (let t = 2_970; t < 3_250; t += 33)
    told.push(detector.see(t === 3_036 ? { t, eL: 0, eR: 0 } : { t, ...open, eL: 0.1, bL: 0.6 }));
  for (let t = 3_250; t < 4_000; t += 33) told.push(detector.see({ t, ...open }));
  assert.deepEqual(
    told.filter(Boolean).map((event) => [event!.type, event!.side]),
    [['wink', 'left']],
  );
});

test('nobody winks with a head that is turned away', () => {
  const detector = new WinkDetector();
  const open = { eL: 0.3, eR: 0.3, bL: 0.05, bR: 0.05, yaw: 40 };
  const told: (EyeEvent | null)[] = [];
  for (let t = 0; t < 3_000; t += 33) told.push(detector.see({ t, ...open }));
  for (let t = 3_000; t < 3_400; t += 33) told.push(detector.see({ t, ...open, eL: 0.1, bL: 0.6 }));
  assert.deepEqual(told.filter(Boolean), []);
});

test('two pictures of a blink of which one eye is first, right after another blink, are no wink', () => {
  const open = { eL: 0.3, eR: 0.3, bL: 0.05, bR: 0.05 };
  const shut = { eL: 0.03, eR: 0.03, bL: 0.8, bR: 0.8 };
  for (const apart of [62, 70, 80]) {
    const detector = new WinkDetector();
    const told: EyeEvent[] = [];
    let t = 0;
    const sees = (eyes: typeof open, passed = 33, times = 1): void => {
      for (let n = 0; n < times; n++) {
        t += passed;
        const event = detector.see({ t, ...eyes });
        if (event) told.push(event);
      }
    };
    sees(open, 33, 60);
    for (let blink = 0; blink < 5; blink++) {
      sees(shut, 33, 4);
      sees(open, 33, 20);
    }
    sees(shut, 33, 4);
    sees(open);
    sees(open, 62);
    sees({ eL: 0.1, eR: 0.22, bL: 0.5, bR: 0.15 }, apart);
    sees({ eL: 0.06, eR: 0.2, bL: 0.7, bR: 0.2 }, apart);
    sees(shut, 33, 2);
    sees(open, 33, 20);
    assert.deepEqual(
      told.map(({ type }) => type),
      Array(7).fill('blink'),
    );
  }
});
