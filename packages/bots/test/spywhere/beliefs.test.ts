import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Beliefs } from '../../src/spywhere/beliefs.ts';
import { Evidence } from '../../src/spywhere/evidence.ts';
import type { Guise } from '../../src/spywhere/habits/habits.ts';
import { ATTEMPT_KINDS, type Habits } from '../../src/spywhere/habits/index.ts';
import { identitiesOf } from '../../src/spywhere/identities.ts';

/** Somebody who gathers its own, and rarely leaves a triple. */
const GATHERER: Habits = {
  takes: [1, 1, 1, 1, 1, 1, 20, 20, 20, 20, 20, 20],
  gives: [1, 1, 1, 1, 1, 1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],
  declines: 0.1,
  attempts: Array.from({ length: ATTEMPT_KINDS }, () => 0.1),
};
/** The same, but attempts whenever it may. */
const CLOSER: Habits = { ...GATHERER, attempts: GATHERER.attempts.map(() => 0.9) };

const seatsOf = (players: number, guises: readonly Guise[] = [{ habits: GATHERER, prior: 1 }]) =>
  Array.from({ length: players }, () => guises);
const [ITALY, FRANCE, JAPAN, BRITAIN] = [0, 1, 2, 3] as const;
const MARKET = [1, 1, 1, 2, 0, 0];

/** Three players, five nationalities; the reader is seat 0 and Italian. */
const evidence = () => new Evidence(identitiesOf(3, 0b11111), seatsOf(3));
const chances = (of: Evidence) => new Beliefs(of, 3, 0, 1 << ITALY).chances;

test('before anything happens all the nationalities but the own are alike', () => {
  assert.deepEqual([...chances(evidence())[1]!], [0, 0.25, 0.25, 0.25, 0.25, 0]);
});

test('who takes a nationality is likelier to have it, who gives it away less', () => {
  const seen = evidence();
  seen.exchanged(1, MARKET, BRITAIN, FRANCE);
  const [, first] = chances(seen);
  assert.ok(first![FRANCE]! > 0.5);
  assert.ok(first![BRITAIN]! < first![JAPAN]!);
});

test('who gives back what it was seen to take was not gathering it', () => {
  const bluff = { ...GATHERER, gives: GATHERER.gives.map((give, kind) => (kind === 3 ? 3 : give)) };
  const seen = new Evidence(identitiesOf(3, 0b11111), seatsOf(3, [{ habits: bluff, prior: 1 }]));
  seen.exchanged(1, MARKET, BRITAIN, FRANCE);
  const before = chances(seen)[1]![FRANCE]!;
  seen.exchanged(1, MARKET, FRANCE, JAPAN);
  assert.ok(chances(seen)[1]![FRANCE]! < before / 2);
});

test('an early guess tells how somebody plays, and nothing about who it is', () => {
  const guises = [
    { habits: GATHERER, prior: 0.5 },
    { habits: CLOSER, prior: 0.5 },
  ];
  const seen = new Evidence(identitiesOf(3, 0b11111), seatsOf(3, guises));
  const before = [...chances(seen)[1]!];
  seen.mightAttempt(1, { chance: 0.25, left: 2 }, true);
  assert.ok(seen.guisesOf(1)[1]! > 0.8);
  assert.ok(seen.habitsOf(1).attempts[0]! > 0.7);
  seen.mightAttempt(2, { chance: 0.25, left: 2 }, false);
  assert.ok(seen.guisesOf(2)[1]! < 0.2);
  assert.deepEqual([...chances(seen)[1]!], before);
});

test('with the habits blended a copy believes the same, and goes on by itself', () => {
  const guises = [
    { habits: GATHERER, prior: 0.5 },
    { habits: CLOSER, prior: 0.5 },
  ];
  const seen = new Evidence(identitiesOf(3, 0b11111), seatsOf(3, guises));
  seen.exchanged(1, MARKET, BRITAIN, FRANCE);
  const copy = seen.blended();
  assert.deepEqual(chances(copy), chances(seen));
  copy.eliminated(1, FRANCE);
  assert.ok(chances(seen)[1]![FRANCE]! > 0.5);
});

test('S-24 a clue pile is proof', () => {
  const seen = evidence();
  seen.eliminated(1, JAPAN);
  assert.equal(chances(seen)[1]![JAPAN], 0);
});

test('S-23 who leaves a triple lying may be of that nationality', () => {
  const seen = evidence();
  seen.declined(2, BRITAIN);
  assert.ok(chances(seen)[2]![BRITAIN]! > 0.6);
});

test('S-1 what one seat is, another is not', () => {
  const seen = evidence();
  for (let turn = 0; turn < 4; turn++) seen.exchanged(1, MARKET, BRITAIN, FRANCE);
  const [, first, second] = chances(seen);
  assert.ok(first![FRANCE]! > 0.95);
  assert.ok(second![FRANCE]! < 0.05);
});

test('S-50 with two players a seat has two of the three nationalities that are left', () => {
  const pairs = new Evidence(identitiesOf(2, 0b11111), seatsOf(2));
  const before = new Beliefs(pairs, 2, 0, 0b00011).chances[1]!;
  assert.ok(before.slice(2, 5).every((chance) => Math.abs(chance - 2 / 3) < 1e-9));
  pairs.eliminated(1, JAPAN);
  const after = new Beliefs(pairs, 2, 0, 0b00011).chances[1]!;
  assert.deepEqual([...after], [0, 0, 0, 1, 1, 0]);
});
