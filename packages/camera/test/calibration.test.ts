import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Calibration, CalibrationRun } from '../src/index.ts';
import { add, countWinks, nothing, precisionOf, recallOf } from './count.ts';
import { ModelledFace } from './face.ts';

const FACES = 60;
/** People whose other eye closes along by half. */
const ALONG = [0.5];

/** Does what it is asked for, and lasts as long as that takes. */
function calibrate(face: ModelledFace): { readonly result: Calibration | null; readonly until: number } {
  const run = new CalibrationRun();
  for (const sample of face.samples) {
    run.see(sample);
    if (run.shown.isOver) return { result: run.result, until: sample.t };
  }
  return { result: null, until: 0 };
}

function count(isCalibrated: boolean): { readonly recall: number; readonly precision: number } {
  const sum = nothing();
  for (let seed = 1; seed <= FACES; seed++) {
    const face = new ModelledFace(seed, {
      alongs: ALONG,
      begins: ['blink', 'blink', 'wink left', 'wink right'],
    });
    const { result, until } = calibrate(face);
    add(sum, countWinks(face, { calibration: isCalibrated && result ? result : undefined, after: until }));
  }
  return { recall: recallOf(sum), precision: precisionOf(sum) };
}

describe('a calibration', () => {
  test('asks for a blink, then for a wink of each side, and takes about ten seconds', () => {
    const face = new ModelledFace(3, {
      alongs: [0.15],
      begins: ['blink', 'blink', 'wink left', 'wink right'],
    });
    const run = new CalibrationRun();
    const asked: (string | null)[] = [];
    for (const sample of face.samples) {
      run.see(sample);
      if (run.shown.isOver) break;
      if (asked.at(-1) !== run.shown.asks) asked.push(run.shown.asks);
    }
    assert.deepEqual(asked, [null, 'blink', 'left', 'right']);
    assert.ok(calibrate(face).until < 12_000);
  });

  test('waits for a face', () => {
    const run = new CalibrationRun();
    for (let t = 0; t < 30_000; t += 33) run.see({ t, eL: 0, eR: 0 });
    assert.deepEqual([run.shown.isOver, run.shown.isFaceSeen, run.shown.share], [false, false, 0]);
  });

  test('of somebody who does nothing is none', () => {
    const run = new CalibrationRun();
    for (let t = 0; !run.shown.isOver; t += 33) run.see({ t, eL: 0.3, eR: 0.3, bL: 0.05, bR: 0.05 });
    assert.deepEqual([run.result, run.shown.seen], [null, []]);
  });

  test('finds more winks of those whose other eye closes along, and takes no more for winks', () => {
    const [bare, calibrated] = [count(false), count(true)];
    assert.ok(calibrated.recall >= bare.recall + 0.05, `${calibrated.recall} after ${bare.recall}`);
    assert.ok(calibrated.precision >= 0.93, `${calibrated.precision}`);
  });
});
