import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { timeLeft } from '../../src/ui/table/clock.ts';

const NOW = 100_000;

/** A turn of a minute that began three seconds before the next call is possible. */
const clock = {
  m: 'clock',
  t: 20_000,
  callFrom: 23_000,
  until: 83_000,
  paused: false,
  receivedAt: NOW,
} as const;

describe('D-8 what the ring of the turn shows', () => {
  test('never more than a turn has: while no card can be called yet, it stands full', () => {
    assert.deepEqual(timeLeft(clock, NOW), { turn: 60_000, untilCall: 3_000 });
    assert.deepEqual(timeLeft(clock, NOW + 2_000), { turn: 60_000, untilCall: 1_000 });
    assert.deepEqual(timeLeft(clock, NOW + 4_000), { turn: 59_000, untilCall: 0 });
  });

  test('the end at the moment when a stand-in plays, and nothing beyond', () => {
    assert.equal(timeLeft(clock, NOW + 62_999).turn, 1);
    assert.equal(timeLeft(clock, NOW + 70_000).turn, 0);
  });

  test('nothing runs in a pause, and without a limit there is nothing to show', () => {
    assert.equal(timeLeft({ ...clock, t: 30_000, paused: true }, NOW + 9_000).turn, 53_000);
    assert.equal(timeLeft({ ...clock, until: null }, NOW).turn, null);
    assert.equal(timeLeft(null, NOW).turn, null);
  });
});
