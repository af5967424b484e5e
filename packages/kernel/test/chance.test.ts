import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  chanceAt,
  type Line,
  RecordedChance,
  readRecord,
  seedFrom,
  verify,
  withoutSeed,
} from '../src/index.ts';
import { type LotsEvent, lots } from './toy/lots.ts';
import { playLots, setupOf } from './toy/play.ts';

const seed = seedFrom('chance');
const DICE = 3;

describe('dice in the middle of a game', () => {
  const { header, lines } = playLots(setupOf(4, { dice: DICE }), seed, 'roll');

  const verdictOn = (head: object, changed: readonly object[]) => {
    const texts = [head, ...changed].map((line) => JSON.stringify(line));
    const read = readRecord(texts, () => lots as never);
    assert.ok(read.ok, JSON.stringify(read));
    return verify(read.record);
  };
  const rolledAt = lines.findIndex(({ e }) => e === 'rolled');
  const rolled = lines[rolledAt] as Line<LotsEvent & { e: 'rolled' }>;

  /** The same game with other dice in its first roll, and what follows from them counted right. */
  const withDice = (dice: readonly number[]): readonly object[] => {
    const ended = lines.at(-1) as Line<LotsEvent & { e: 'ended' }>;
    const more = sum(dice) - sum(rolled.dice);
    const scores = ended.scores.with(rolled.seat, ended.scores[rolled.seat]! + more);
    const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
    return lines.with(rolledAt, { ...rolled, dice }).with(-1, { ...ended, scores, ranks });
  };

  test('follow from the seed, each line from its own place, and are written down', () => {
    assert.equal(rolled.dice.length, DICE);
    const again = playLots(setupOf(4, { dice: DICE }), seed, 'roll');
    assert.deepEqual(again.lines, lines);
    const rolls = lines.flatMap((line) => (line.e === 'rolled' ? [line.dice.join()] : []));
    assert.ok(new Set(rolls).size > 1, 'not always the same');
    const chance = chanceAt(seed, rolledAt);
    assert.deepEqual(
      rolled.dice,
      Array.from({ length: DICE }, () => chance.roll(6)),
    );
  });

  test('are proven with the deal', () => {
    const verdict = verdictOn(header, lines);
    assert.deepEqual(verdict.ok && [verdict.finished, verdict.deal], [true, 'proven']);
  });

  test('that somebody has forged are not those of the seed, even where all else is counted right', () => {
    for (let die = 0; die < DICE; die++) {
      const dice = rolled.dice.with(die, (rolled.dice[die]! % 6) + 1);
      const verdict = verdictOn(header, withDice(dice));
      assert.deepEqual(verdict.ok && [verdict.finished, verdict.deal], [true, 'other-roll']);
    }
  });

  test('that no die can show, too few of them, or points that do not follow from them break a rule', () => {
    for (const dice of [[0, 1, 1], [7, 1, 1], [1, 1], [1, 1, 1, 1], []]) {
      const verdict = verdictOn(header, withDice(dice));
      assert.deepEqual(verdict.ok || [verdict.flaw.line, verdict.flaw.rule], [rolledAt + 2, 'L-rolled.dice']);
    }
    const forged = lines.with(rolledAt, { ...rolled, dice: [6, 6, 6] });
    assert.equal(verdictOn(header, forged).ok, sum(rolled.dice) === 18);
  });

  test('of a game that still runs cannot be proven, and are taken as they are written', () => {
    const running = withoutSeed(header);
    const verdict = verdictOn(
      running,
      withDice([6, 5, 4])
        .slice(0, -1)
        .slice(0, rolledAt + 1),
    );
    assert.deepEqual(verdict, { ok: true, finished: false, outcome: null, deal: 'no-seed' });
  });
});

test('a die is fair, and shows nothing but its sides', () => {
  const counts = new Map<number, number>();
  for (let line = 0; line < 6_000; line++) {
    const value = chanceAt(seed, line).roll(6);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  assert.deepEqual([...counts.keys()].sort(), [1, 2, 3, 4, 5, 6]);
  for (const count of counts.values()) assert.ok(Math.abs(count - 1_000) < 150, `${count}`);
  assert.equal(chanceAt(seed, 0).roll(1), 1);
});

test('what was drawn before comes again in its order, and what cannot have been drawn does not', () => {
  const again = new RecordedChance([
    { kind: 'roll', sides: 6, values: [4, 2] },
    { kind: 'shuffle', cards: [3, 1, 2] },
    { kind: 'roll', sides: 20, values: [17] },
    { kind: 'shuffle', cards: [1, 1, 1] },
  ]);
  assert.deepEqual([again.roll(6), again.roll(6)], [4, 2]);
  assert.deepEqual(again.shuffled([1, 2, 3]), [3, 1, 2]);
  assert.equal(again.roll(6), 1, 'another die');
  assert.deepEqual(again.shuffled([1, 2, 3]), [1, 2, 3], 'other cards');
  assert.equal(again.roll(6), 1, 'nothing more was drawn');
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
