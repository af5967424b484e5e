import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HandClock } from '../../../../packages/room/test/support/hand-clock.ts';
import { CommitTimer } from '../../src/journal/commit-timer.ts';

/** A journal whose disk takes so long. */
const commitsIn = (clock: HandClock, disk: number) => ({
  append: (): Promise<void> => new Promise((done) => clock.after(disk, done)),
});

/** When something is answered that was asked for at this millisecond of the clock. */
async function answeredAt(clock: HandClock, asked: () => Promise<void>): Promise<number> {
  let at = Number.NaN;
  void asked().then(() => {
    at = clock.now() % 100;
  });
  await clock.pass(60);
  return at;
}

describe('answers come at moments that are the same whatever else the server does', () => {
  for (const disk of [0, 3, 9]) {
    test(`what is stored is answered at the first such moment after its commit, with a disk of ${disk} ms`, async () => {
      const clock = new HandClock();
      await clock.pass(4);
      const timer = new CommitTimer(commitsIn(clock, disk), clock);
      assert.equal(await answeredAt(clock, () => timer.append('QWKYU', 0, ['called'])), 20);
    });
  }

  test('a refusal, for which nothing is stored, is answered at the next moment', async () => {
    const clock = new HandClock();
    await clock.pass(4);
    const timer = new CommitTimer(commitsIn(clock, 3), clock);
    assert.equal(await answeredAt(clock, () => timer.nextAnswer()), 10);
  });

  test('and at the same one while somebody else’s wink is being stored', async () => {
    const clock = new HandClock();
    await clock.pass(4);
    const timer = new CommitTimer(commitsIn(clock, 3), clock);
    void timer.append('QWKYU', 0, ['signalling']);
    assert.equal(await answeredAt(clock, () => timer.nextAnswer()), 10);
  });
});
