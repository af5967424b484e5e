import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '@oeillade/kernel';
import { LookLog } from '../src/gaze/look-log.ts';

/** A game of a thousand lines, looks and others in some order, as a list and as it is kept. */
function played(): {
  readonly all: readonly Line[];
  readonly others: readonly Line[];
  readonly looks: LookLog;
} {
  const all: Line[] = [];
  const others: Line[] = [];
  const looks = new LookLog();
  for (let number = 0; number < 1_000; number++) {
    // Several in the same millisecond, as it happens.
    const t = Math.floor(number / 3) * 40;
    const isLook = number % 11 > 0 && number % 7 > 0;
    const seat = number % 8;
    const at = number % 5 === 0 ? null : (number * 3) % 8;
    const line = { t, e: isLook ? 'looked' : 'passed', seat, ...(isLook ? { at } : {}) } as Line;
    if (isLook) looks.add({ t, seat, at }, others.length);
    else others.push(line);
    all.push(line);
  }
  return { all, others, looks };
}

test('looks come back among the other lines of a game, each in its place, to the letter', () => {
  const { all, others, looks } = played();
  assert.equal(JSON.stringify([...looks.among(others)]), JSON.stringify(all));
});

test('a game that lasts for months keeps its time', () => {
  const looks = new LookLog();
  const t = 90 * 86_400_000;
  looks.add({ t, seat: 7, at: 0 }, 200_000);
  looks.add({ t: t + 1, seat: 7, at: null }, 200_000);
  const lines = Array.from({ length: 200_000 }, () => ({ t: 0, e: 'passed' }) as Line);
  assert.deepEqual([...looks.among(lines)].slice(-2), [
    { t, e: 'looked', seat: 7, at: 0 },
    { t: t + 1, e: 'looked', seat: 7, at: null },
  ]);
});
