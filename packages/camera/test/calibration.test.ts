import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Calibration, CalibrationRun, WinkDetector } from '../src/index.ts';
import { type Act, ModelledFace } from './face.ts';

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

const isDuring = ({ at, lasts }: Act, t: number): boolean =>
  t / 1000 >= at - 0.15 && t / 1000 <= at + lasts + 0.35;

function recall(isCalibrated: boolean): { readonly recall: number; readonly precision: number } {
  let [winks, found, told] = [0, 0, 0];
  for (let seed = 1; seed <= FACES; seed++) {
    const face = new ModelledFace(seed, ALONG, ['blink', 'blink', 'wink left', 'wink right']);
    const { result, until } = calibrate(face);
    const detector = new WinkDetector(isCalibrated && result ? result : undefined);
    const after = face.samples.filter(({ t }) => t > until);
    const events = after
      .flatMap((sample) => detector.see(sample) ?? [])
      .filter(({ type }) => type === 'wink');
    const acts = face.acts.filter(({ at, does }) => at * 1000 > until + 500 && does.startsWith('wink'));
    winks += acts.length;
    told += events.length;
    found += acts.filter((act) =>
      events.some(({ side, t }) => `wink ${side}` === act.does && isDuring(act, t)),
    ).length;
  }
  return { recall: found / winks, precision: found / told };
}

describe('a calibration', () => {
  test('asks for a blink, then for a wink of each side, and takes about ten seconds', () => {
    const face = new ModelledFace(3, [0.15], ['blink', 'blink', 'wink left', 'wink right']);
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
    const [bare, calibrated] = [recall(false), recall(true)];
    assert.ok(calibrated.recall >= bare.recall + 0.05, `${calibrated.recall} after ${bare.recall}`);
    assert.ok(calibrated.precision >= 0.93, `${calibrated.precision}`);
  });
});
