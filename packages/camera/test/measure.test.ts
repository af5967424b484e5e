import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FrameRate, measureFace } from '../src/index.ts';

/** A face of 478 places, its left eye half as high as the right one. */
function places(): { x: number; y: number }[] {
  const all = Array.from({ length: 478 }, () => ({ x: 0.5, y: 0.5 }));
  const put = (indexes: readonly number[], height: number) => {
    const [inner, outer, top, bottom, otherTop, otherBottom] = indexes as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    Object.assign(all[inner]!, { x: 0.4 });
    Object.assign(all[outer]!, { x: 0.5 });
    for (const above of [top, otherTop]) Object.assign(all[above]!, { x: 0.45, y: 0.5 - height / 2 });
    for (const below of [bottom, otherBottom]) Object.assign(all[below]!, { x: 0.45, y: 0.5 + height / 2 });
  };
  put([362, 263, 385, 380, 387, 373], 0.02);
  put([33, 133, 160, 144, 158, 153], 0.04);
  return all;
}

/** A head that turns by these degrees around the axis from below to above. */
const turned = (degrees: number): number[] => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, -40, 1];
};

describe('what is measured of a face', () => {
  test('how high each eye is for its width, in a picture that is wider than high', () => {
    const sample = measureFace(5, { places: places(), shapes: new Map(), stands: [] }, 640, 480);
    assert.deepEqual([sample.eL.toFixed(3), sample.eR.toFixed(3)], ['0.150', '0.300']);
  });

  test('the model’s opinion of each eye, and how the head is turned', () => {
    const shapes = new Map([
      ['eyeBlinkLeft', 0.6],
      ['eyeBlinkRight', 0.1],
    ]);
    const { bL, bR, yaw, pitch } = measureFace(5, { places: places(), shapes, stands: turned(20) }, 640, 480);
    assert.deepEqual([bL, bR, Math.round(yaw), Math.round(pitch)], [0.6, 0.1, 20, 0]);
  });

  test('where there is no face, its eyes have no height', () => {
    const { eL, eR } = measureFace(5, { places: [], shapes: new Map(), stands: [] }, 640, 480);
    assert.deepEqual([eL, eR], [0, 0]);
  });
});

describe('the rate of pictures', () => {
  const after = (seconds: number, apart: number): FrameRate => {
    const rate = new FrameRate();
    for (let t = 0; t <= seconds * 1_000; t += apart) rate.see(t);
    return rate;
  };

  test('is not known while a device warms up', () => {
    assert.deepEqual([after(5, 200).perSecond, after(5, 200).isTooLow], [null, false]);
  });

  test('is too low when it stays under fifteen a second', () => {
    assert.deepEqual([after(20, 40).perSecond, after(20, 40).isTooLow], [25, false]);
    assert.deepEqual([after(11, 100).perSecond, after(11, 100).isTooLow], [10, false]);
    assert.equal(after(13, 100).isTooLow, true);
  });

  test('is not too low on a page that was busy for a moment', () => {
    const rate = after(10, 40);
    for (let t = 13_000; t <= 30_000; t += 40) {
      rate.see(t);
      assert.equal(rate.isTooLow, false, `${t}`);
    }
  });
});
