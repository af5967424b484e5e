import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayOf, drillOfDay } from '../../src/games/wink-family/train/day/day.ts';
import { dayResultOf, rightlyTold } from '../../src/games/wink-family/train/day/day-result.ts';
import type { Drill, Outcome } from '../../src/games/wink-family/train/drill.ts';

const STEP = 20;

/** Who winked at whom, as somebody finds out who does this at each moment. */
function winksFor(drill: Drill, act: (drill: Drill, step: number) => void): string[] {
  for (let step = 0; !drill.isOver && step < 20_000; step++) {
    drill.pass(STEP);
    act(drill, step);
  }
  return drill.outcomes.flatMap((outcome) => ('of' in outcome ? [`${outcome.of} to ${outcome.to}`] : []));
}

const looksAtNobody = () => {};

function looksAround(drill: Drill, step: number): void {
  if (step % 35 === 0) drill.look(((drill.looking ?? 0) % drill.level.faces) + 1);
  if (!drill.signal) return;
  drill.press();
  drill.answer(step % 2);
}

describe('the eye of the day', () => {
  test('one date has the same ten winks on every device, whatever anybody does', () => {
    const idle = winksFor(drillOfDay('2026-11-18'), looksAtNobody);
    assert.equal(idle.length, 10);
    assert.deepEqual(winksFor(drillOfDay('2026-11-18'), looksAround), idle);
  });

  test('the date decides: it is the calendar of whoever plays, and another day has other winks', () => {
    assert.equal(dayOf(new Date(2026, 10, 18, 23, 59)), '2026-11-18');
    assert.equal(dayOf(new Date(2026, 10, 19, 0, 0)), '2026-11-19');
    const days = ['2026-11-18', '2026-11-19', '2026-12-18', '2027-11-18'];
    const winks = days.map((day) => winksFor(drillOfDay(day), looksAtNobody).join());
    assert.equal(new Set(winks).size, days.length);
  });

  test('the figure counts winks that were seen and rightly told; a press for nothing costs one', () => {
    const caught = (ms: number, right: boolean): Outcome => ({ is: 'caught', of: 1, to: 2, ms, right });
    const outcomes: Outcome[] = [caught(300, true), { is: 'wrong' }, caught(500, true), caught(900, false)];
    const result = dayResultOf('2026-11-18', [...outcomes, { is: 'missed', of: 1, to: 0 }]);
    assert.equal(rightlyTold(result), 1);
    assert.equal(result.median, 500);
    assert.deepEqual(result.marks.slice(0, 4), ['right', 'right', 'half', 'missed']);
    assert.equal(result.marks.length, 10, 'whoever leaves has missed the rest');
    assert.equal(rightlyTold(dayResultOf('2026-11-18', [{ is: 'wrong' }])), 0, 'never below nothing');
  });
});
