import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { Heartbeat } from '../src/socket/heartbeat.ts';

describe('the heartbeat of all sockets', () => {
  let time: number;
  let heart: Heartbeat;

  beforeEach(() => {
    mock.timers.enable({ apis: ['setInterval'] });
    time = 0;
    heart = new Heartbeat(5_000, () => time);
  });
  afterEach(() => mock.timers.reset());

  const pass = (milliseconds: number): void => {
    for (const end = time + milliseconds; time < end; ) {
      time += 50;
      mock.timers.tick(50);
    }
  };

  test('is due for each of them once in a period, for the first time when one is over, and beats half a second later', () => {
    const calls: { due: number[]; beat: number[] }[] = [];
    for (let one = 0; one < 40; one++) {
      pass(100);
      const mine: { due: number[]; beat: number[] } = { due: [], beat: [] };
      const joined = time;
      calls.push(mine);
      heart.join({ due: () => mine.due.push(time - joined), beat: () => mine.beat.push(time - joined) });
    }
    pass(11_000);
    for (const { due, beat } of calls) {
      const [first, second] = due as [number, number];
      assert.ok(Math.abs(first - 5_000) <= 50, `after ${first} ms`);
      assert.equal(second - first, 5_000);
      // Those who have just joined may be asked for what is not due yet.
      assert.ok(beat.includes(first + 500), `${beat}`);
    }
  });

  test('does not come to all at once after everything has stood still', () => {
    let atOnce = 0;
    for (let one = 0; one < 100; one++) {
      heart.join({ due: () => atOnce++, beat: () => {} });
      pass(50);
    }
    // Late by a minute: the timer comes once.
    time += 60_000;
    for (let beat = 0; beat < 300; beat++) {
      atOnce = 0;
      pass(50);
      assert.ok(atOnce <= 4, `${atOnce} at once`);
    }
  });

  test('makes up for beats that come late', () => {
    let beats = 0;
    heart.join({ due: () => beats++, beat: () => {} });
    // Each turn of the server's takes 120 ms.
    for (let turn = 0; turn < 10_200 / 120; turn++) {
      time += 120;
      mock.timers.tick(50);
    }
    assert.equal(beats, 2);
  });

  test('comes to nobody who has left, also while it beats', () => {
    let beats = 0;
    let isGone = false;
    const leave = heart.join({
      due: () => {
        beats++;
        isGone = true;
        leave();
      },
      beat: () => assert.ok(!isGone),
    });
    pass(20_000);
    assert.equal(beats, 1);
    leave();
    heart.join({ due: () => beats++, beat: () => {} });
    pass(5_000);
    assert.equal(beats, 2);
  });
});
