import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { onNextPicture } from '../../src/shell/camera/face/next-picture.ts';

describe('the next picture of a video', () => {
  let frames: ((now: number) => void)[] = [];
  const before = globalThis.requestAnimationFrame;
  beforeEach(() => {
    frames = [];
    globalThis.requestAnimationFrame = (told) => frames.push(told);
  });
  afterEach(() => {
    globalThis.requestAnimationFrame = before;
  });
  const frame = (now: number): void => {
    for (const told of frames.splice(0)) told(now);
  };

  test('is told by the browser, with the moment at which the camera took it', () => {
    const told: number[] = [];
    const stamps = [{ captureTime: 80 }, {}];
    const requestVideoFrameCallback = (tell: (now: number, about: { captureTime?: number }) => void) =>
      tell(100, stamps.shift()!);
    const video = { currentTime: 0, requestVideoFrameCallback };
    onNextPicture(video, (t) => told.push(t));
    onNextPicture(video, (t) => told.push(t));
    assert.deepEqual(told, [80, 100]);
  });

  test('is looked for where the browser tells of none', () => {
    const told: number[] = [];
    const video = { currentTime: 1 };
    onNextPicture(video, (t) => told.push(t));
    frame(10);
    frame(20);
    assert.deepEqual(told, []);
    video.currentTime = 1.04;
    frame(30);
    frame(40);
    assert.deepEqual(told, [30]);
  });
});
