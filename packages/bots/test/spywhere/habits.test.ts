import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS } from '../../src/bot.ts';
import {
  ATTEMPT_KINDS,
  attemptKind,
  FITTED,
  GIVE_KINDS,
  giveKind,
  guisesOf,
  TAKE_KINDS,
  takeKind,
} from '../../src/spywhere/habits/index.ts';

const ONE_LIES = 1;
const NOT_SEEN_TO_GATHER = false;

for (const players of [2, 3, 4, 5, 6]) {
  test(`with ${players} players the habits of every level were counted: all like to take their own, and keep it`, () => {
    for (const level of LEVELS) {
      const { takes, gives, declines, attempts } = FITTED[players]![level];
      assert.deepEqual(
        [takes.length, gives.length, attempts.length],
        [TAKE_KINDS, GIVE_KINDS, ATTEMPT_KINDS],
      );
      const take = (isOwn: boolean) => takes[takeKind(isOwn, ONE_LIES, NOT_SEEN_TO_GATHER)]!;
      const give = (isOwn: boolean) => gives[giveKind(isOwn, 0, NOT_SEEN_TO_GATHER, false)]!;
      assert.ok(take(true) > 2 * take(false));
      assert.ok(give(true) < give(false) / 2);
      for (const share of [declines, ...attempts]) assert.ok(share >= 0 && share <= 1);
    }
  });
}

test('with three players sharks guess early, and regulars wait until they are sure', () => {
  const unsure = attemptKind(0.4, 2);
  assert.ok(FITTED[3]!.shark.attempts[unsure]! > 0.5);
  assert.ok(FITTED[3]!.regular.attempts[unsure]! < 0.2);
});

test('before anything happens all the ways to play that are thought of come to one', () => {
  const sum = guisesOf(4).reduce((all, { prior }) => all + prior, 0);
  assert.ok(Math.abs(sum - 1) < 1e-9);
});
