import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Alarms, NEVER } from '../../src/player/alarms.ts';

test('the next alarm is the earliest, and of those that are due the most urgent rings first, once', () => {
  const alarms = new Alarms(['accuse', 'turn', 'look']);
  assert.equal(alarms.next, NEVER);
  alarms.set('look', 100);
  alarms.set('turn', 300);
  alarms.set('accuse', 200);
  assert.equal(alarms.next, 100);
  assert.equal(alarms.ring(99), null);
  assert.equal(alarms.ring(250), 'accuse');
  assert.equal(alarms.ring(250), 'look');
  assert.equal(alarms.ring(250), null);
  assert.equal(alarms.next, 300);
  alarms.stopAll();
  assert.deepEqual([alarms.next, alarms.at('turn')], [NEVER, NEVER]);
});
