import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { Heartbeat } from '../src/socket/heartbeat.ts';

describe('the heartbeat of all sockets', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
  afterEach(() => mock.timers.reset());

  test('comes to each of them once in a period, a few at a time', () => {
    const heart = new Heartbeat(5_000);
    const beats = new Map<number, number>();
    let atOnce = 0;
    for (let one = 0; one < 250; one++) {
      heart.join(() => {
        beats.set(one, (beats.get(one) ?? 0) + 1);
        atOnce++;
      });
    }
    for (let passed = 0; passed < 10_000; passed += 50) {
      atOnce = 0;
      mock.timers.tick(50);
      assert.ok(atOnce <= 3, `${atOnce} at once`);
    }
    assert.deepEqual(new Set(beats.values()), new Set([2]));
    assert.equal(beats.size, 250);
  });

  test('comes to nobody who has left, also while it beats', () => {
    const heart = new Heartbeat(100);
    let beats = 0;
    const leave = heart.join(() => {
      beats++;
      leave();
    });
    mock.timers.tick(1_000);
    assert.equal(beats, 1);
    leave();
    heart.join(() => beats++);
    mock.timers.tick(100);
    assert.equal(beats, 2);
  });
});
