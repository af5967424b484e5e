import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HOLD, SteadyFelt } from '../../src/games/wink-family/table/felt.ts';
import { Party } from './party.ts';

const [ADA, BEN, CLEO] = [0, 1, 2] as const;
const TURNING = 200;
/** Eyes that turn to me count after their turning, and are told with the next ticks. */
const SURE = TURNING + 100;

/** The eyes on me, told at a time and shown at another. */
class Told {
  readonly #steady = new SteadyFelt(TURNING);

  hears(now: number, count: number, watcher: number | null = null): this {
    this.#steady.hear({ count, watcher }, now);
    return this;
  }

  shows(now: number): string {
    const { count, mode } = this.#steady.at(now);
    return `${count} ${mode}`;
  }

  changesAt(now: number): number | null {
    return this.#steady.changesAt(now);
  }
}

describe('D-10 the eyes on my face, as they are shown', () => {
  test('before anything is told nobody looks', () => {
    assert.equal(new Told().shows(0), '0 nobody');
  });

  test('more of them at once', () => {
    const told = new Told().hears(1_000, 1);
    assert.equal(told.shows(1_000), '1 other');
    told.hears(1_010, 3);
    assert.equal(told.shows(1_010), '3 many');
    assert.equal(told.changesAt(1_010), null);
  });

  test('fewer only when it has been fewer for a while', () => {
    const told = new Told().hears(0, 2).hears(1_000, 0);
    assert.equal(told.shows(1_000), '2 many');
    assert.equal(told.changesAt(1_000), 1_000 + HOLD);
    assert.equal(told.shows(999 + HOLD), '2 many');
    assert.equal(told.shows(1_000 + HOLD), '0 nobody');
    assert.equal(told.changesAt(1_000 + HOLD), null);
  });

  test('a glance away and back is not seen at all', () => {
    const told = new Told().hears(0, 2).hears(1_000, 1);
    assert.equal(told.shows(1_100), '2 many');
    told.hears(1_100, 2);
    for (const now of [1_100, 1_200, 1_300, 1_400]) assert.equal(told.shows(now), '2 many');
  });

  test('each step down takes its own time', () => {
    const told = new Told().hears(0, 3).hears(1_000, 2).hears(1_200, 1);
    assert.equal(told.shows(1_249), '3 many');
    assert.equal(told.shows(1_250), '2 many');
    assert.equal(told.shows(1_449), '2 many');
    assert.equal(told.shows(1_450), '1 other');
  });

  test('one pair: the face that I look at, once it is sure that its eyes are the ones that count', () => {
    const told = new Told().hears(0, 1).hears(1_000, 1, BEN);
    assert.equal(told.shows(1_000), '1 other', 'those of Ben are still turning: somebody else looks');
    assert.equal(told.changesAt(1_000), 1_000 + SURE);
    assert.equal(told.shows(1_000 + SURE), '1 only');
  });

  test('somebody else looks, and Ben joins them: at no moment was Ben the only one', () => {
    const told = new Told().hears(0, 1).hears(1_000, 1, BEN);
    const shown = [1_000, 1_100, 1_200, 1_249].map((now) => told.shows(now));
    told.hears(1_250, 2, BEN);
    shown.push(told.shows(1_250), told.shows(5_000));
    assert.ok(!shown.includes('1 only'));
    assert.equal(shown.at(-1), '2 many');
  });

  test('Ben looks away and somebody else looks: at once he is not the one any more', () => {
    const told = new Told().hears(0, 1, BEN);
    assert.equal(told.shows(2_000), '1 only');
    told.hears(2_000, 1);
    assert.equal(told.shows(2_000), '1 other');
  });

  test('whoever turns to another face has to be sure of that one anew', () => {
    const told = new Told().hears(0, 1, BEN).hears(2_000, 1, CLEO);
    assert.equal(told.shows(2_000), '1 other');
    assert.equal(told.shows(2_000 + SURE), '1 only');
  });

  test('what is told twice changes nothing', () => {
    const told = new Told().hears(0, 1, BEN);
    for (let now = 0; now <= 1_000; now += 10) told.hears(now, 1, BEN);
    assert.equal(told.shows(1_000), '1 only');
    assert.equal(told.changesAt(1_000), null);
  });
});

describe('D-10 who feels eyes', () => {
  test('everybody who plays with eyes on the screen', () => {
    assert.equal(new Party().seenBy(ADA).feels, true);
  });

  test('nobody among real faces, nobody who only watches, nobody at a blind table', () => {
    assert.equal(new Party({ channel: 'faces' }).seenBy(ADA).feels, false);
    assert.equal(new Party().seenBy(null).feels, false);
    assert.equal(new Party().seenBy(ADA, { rules: { felt: false } }).feels, false);
  });

  test('D-3 the number shows in no other face: only the one that I look at has eyes', () => {
    const { faces } = new Party().seenBy(ADA, { looking: BEN, gazes: [[BEN, CLEO]] });
    assert.deepEqual(
      faces.map(({ sight, watchesMe }) => [sight, watchesMe]),
      [
        [CLEO, false],
        ['hidden', false],
        ['hidden', false],
      ],
    );
  });
});
