import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HandClock } from '../../../../packages/room/test/support/hand-clock.ts';
import { StillClock } from '../../src/features/offline/still-clock.ts';

test('while the clock stands still no time passes, and what was to come comes later by as much', async () => {
  const machine = new HandClock();
  const clock = new StillClock(machine);
  const began = clock.now();
  const rung: [string, number][] = [];
  const ring = (name: string) => () => rung.push([name, clock.now() - began]);
  clock.after(100, ring('early'));
  clock.after(300, ring('late'));
  const forgotten = clock.after(300, ring('forgotten'));
  await machine.pass(200);
  clock.stop();
  clock.stop();
  clock.after(50, ring('set meanwhile'));
  clock.cancel(forgotten);
  await machine.pass(10_000);
  assert.equal(clock.now() - began, 200);
  clock.go();
  await machine.pass(1_000);
  assert.deepEqual(rung, [
    ['early', 100],
    ['set meanwhile', 250],
    ['late', 300],
  ]);
});
