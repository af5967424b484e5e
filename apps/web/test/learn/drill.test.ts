import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { Drill } from '../../src/games/wink-family/train/drill.ts';
import { levelOf } from '../../src/games/wink-family/train/levels.ts';
import { resultOf } from '../../src/games/wink-family/train/score.ts';

const STEP = 20;
const drillOf = (round = 1, seed = 'eyes') => new Drill(levelOf(round), new Random(seedFrom(seed), 'drill'));

/** Somebody who is told where the next wink will be: looks there, and presses after so many milliseconds. */
function plays(drill: Drill, reaction: number, whom: (to: number) => number): void {
  let since = 0;
  for (let step = 0; !drill.isOver && step < 30_000; step++) {
    drill.pass(STEP);
    const { signal, looking } = drill;
    since = signal ? since + STEP : 0;
    if (signal && since > reaction) {
      drill.press();
      drill.answer(whom(signal.to));
    }
    // Stays with eyes that rest on one face, goes on from those that look at the table.
    if (!signal && step % 40 === 0) {
      const gaze = looking === null ? null : drill.gazeOf(looking);
      if (gaze === null || gaze === undefined || step % 160 === 0) {
        drill.look(((looking ?? 0) % drill.level.faces) + 1);
      }
    }
  }
}

describe('the trainer', () => {
  test('every wink is settled: caught or missed', () => {
    for (const round of [1, 3, 7, 9]) {
      const drill = drillOf(round);
      plays(drill, 100, (to) => to);
      const { winks, caught } = resultOf(drill.outcomes);
      assert.equal(winks, drill.level.winks);
      assert.ok(caught > 0, `round ${round}: whoever looks around sees some`);
    }
  });

  test('whoever looks at nobody sees nothing, and misses all of it', () => {
    const drill = drillOf();
    for (let second = 0; second < 120; second++) {
      drill.pass(1_000);
      assert.equal(drill.signal, null);
    }
    assert.ok(drill.isOver);
    assert.deepEqual(resultOf(drill.outcomes), {
      winks: 5,
      caught: 0,
      score: 0,
      fastest: null,
      typical: null,
      isPassed: false,
    });
  });

  test('the eyes of one face are seen, after the turning time, and no others (D-3, D-4)', () => {
    const drill = drillOf();
    drill.pass(5_000);
    drill.look(2);
    assert.equal(drill.gazeOf(2), undefined, 'still turning');
    drill.pass(drill.level.turning);
    assert.notEqual(drill.gazeOf(2), undefined);
    assert.equal(drill.gazeOf(1), undefined);
    assert.equal(drill.gazeOf(3), undefined);
  });

  test('D-10 the eyes on me are counted, once they have turned, and the face that I see is among them', () => {
    const drill = drillOf(7);
    const seen = new Set<number>();
    for (let step = 0; step < 2_000 && !drill.isOver; step++) {
      drill.pass(STEP);
      seen.add(drill.felt);
      if (step % 50 === 0) drill.look((step / 50) % 6 || null);
      const { looking } = drill;
      const isSeen = looking !== null && drill.gazeOf(looking) === 0;
      if (!isSeen) continue;
      // Whoever looks at me has turned by then, or is about to have.
      const before = drill.felt;
      drill.pass(drill.level.turning);
      if (drill.gazeOf(looking) === 0) assert.ok(drill.felt >= 1, `${before} before`);
    }
    assert.ok(seen.has(0) && seen.has(1));
    assert.ok(Math.max(...seen) <= drill.level.faces);
  });

  test('a press without a wink costs a point', () => {
    const drill = drillOf();
    drill.pass(100);
    drill.press();
    assert.deepEqual(drill.outcomes, [{ is: 'wrong' }]);
    assert.equal(drill.asks, false);
  });

  test('a wink that is caught waits for its answer, and time with it', () => {
    const drill = drillOf();
    while (!drill.signal) {
      drill.pass(STEP);
      const looking = drill.looking ?? 0;
      if (drill.time % 900 < STEP) drill.look((looking % 3) + 1);
      assert.ok(!drill.isOver, 'there is one to be seen');
    }
    const { to } = drill.signal;
    drill.pass(60);
    drill.press();
    assert.ok(drill.asks);
    const { time } = drill;
    drill.pass(5_000);
    assert.equal(drill.time, time);
    drill.answer(to);
    const [outcome] = drill.outcomes.filter(({ is }) => is === 'caught');
    assert.ok(outcome?.is === 'caught' && outcome.right && outcome.ms >= 60 && outcome.ms <= 100);
  });

  test('an answer that names the wrong target scores less', () => {
    const right = drillOf();
    const wrong = drillOf();
    plays(right, 100, (to) => to);
    plays(wrong, 100, (to) => to + 1);
    const [best, worse] = [resultOf(right.outcomes), resultOf(wrong.outcomes)];
    assert.equal(best.caught, worse.caught);
    assert.equal(best.score - worse.score, best.caught);
  });

  test('rounds get harder, and never end', () => {
    assert.ok(levelOf(2).lasting < levelOf(1).lasting);
    assert.ok(levelOf(7).faces > levelOf(1).faces);
    assert.ok(levelOf(40).winks > levelOf(7).winks);
  });
});
