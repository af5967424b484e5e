import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Beliefs } from '../../src/spywhere/beliefs.ts';
import { Evidence } from '../../src/spywhere/evidence.ts';
import { identitiesOf } from '../../src/spywhere/identities.ts';

const READING = { takesOwn: 0.9, givesOwn: 0.05, declines: 0.1 };
const [ITALY, FRANCE, JAPAN, BRITAIN] = [0, 1, 2, 3] as const;
const MARKET = [1, 1, 1, 2, 0, 0];

/** Three players, five nationalities; the reader is seat 0 and Italian. */
const evidence = () => new Evidence(3, identitiesOf(3, 0b11111), READING);
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

test('S-22 an exchange of like for like says nothing', () => {
  const seen = evidence();
  seen.exchanged(1, MARKET, FRANCE, FRANCE);
  assert.equal(chances(seen)[1]![FRANCE], 0.25);
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
  const pairs = new Evidence(2, identitiesOf(2, 0b11111), READING);
  const before = new Beliefs(pairs, 2, 0, 0b00011).chances[1]!;
  assert.ok(before.slice(2, 5).every((chance) => Math.abs(chance - 2 / 3) < 1e-9));
  pairs.eliminated(1, JAPAN);
  const after = new Beliefs(pairs, 2, 0, 0b00011).chances[1]!;
  assert.deepEqual([...after], [0, 0, 0, 1, 1, 0]);
});
