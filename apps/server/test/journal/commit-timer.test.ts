import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Clock } from '@oeillade/room';
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

  test('a refusal that is asked for while the machine’s timer is late comes as late whether a wink is being stored or not', async () => {
    const answered = async (isWinking: boolean): Promise<number> => {
      const clock = new HandClock();
      const late: Clock = {
        now: () => clock.now(),
        after: (milliseconds, call) => clock.after(milliseconds + 2, call),
        cancel: (timer) => clock.cancel(timer),
      };
      const timer = new CommitTimer(commitsIn(clock, 3), late);
      void timer.append('QWKYU', 0, ['called']);
      await clock.pass(104);
      if (isWinking) void timer.append('QWKYU', 1, ['signalling']);
      await clock.pass(7);
      return answeredAt(clock, () => timer.nextAnswer());
    };
    assert.equal(await answered(true), await answered(false));
  });

  test('whoever is answered at a moment is answered before anything is stored at it', async () => {
    const clock = new HandClock();
    const done: string[] = [];
    const store = { append: async () => void done.push('the wink is handed to the journal') };
    const timer = new CommitTimer(store, clock);
    void timer.append('QWKYU', 0, ['signalling']);
    void timer.nextAnswer().then(() => done.push('the refusal is sent'));
    await clock.pass(20);
    assert.deepEqual(done, ['the refusal is sent', 'the wink is handed to the journal']);
  });

  test('the moments stop where nobody has asked for anything for ten seconds, and where the server is about to stop', async () => {
    const clock = new HandClock();
    const timer = new CommitTimer(commitsIn(clock, 3), clock);
    void timer.nextAnswer();
    await clock.pass(9_000);
    assert.equal(clock.waiting, 1);
    await clock.pass(2_000);
    assert.equal(clock.waiting, 0);
    void timer.nextAnswer();
    timer.rest();
    assert.equal(await answeredAt(clock, () => timer.nextAnswer()), 10);
    timer.rest();
    await clock.pass(20);
    assert.equal(clock.waiting, 0);
  });
});
