import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changedOptions, readSetup } from '../src/index.ts';
import { lots } from './toy/lots.ts';

describe('what somebody wants to play', () => {
  test('the options that are not named are the defaults', () => {
    for (const options of [{}, undefined, null]) {
      const read = readSetup(lots, 3, options);
      assert.deepEqual(read, { ok: true, setup: { players: 3, options: lots.facts.defaults } });
    }
    const read = readSetup(lots, 3, { first: 2 });
    assert.deepEqual(read.ok && read.setup.options, { first: 2, spare: 4, dice: 0, names: [] });
  });

  test('a number of players for which the game is not', () => {
    for (const players of [
      -1,
      0,
      1,
      5,
      2.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '2' as never,
      null as never,
    ]) {
      const read = readSetup(lots, players, {});
      assert.ok(!read.ok);
      assert.deepEqual(read.refusal, { code: 'wrong-number-of-players', rule: 'L-0' });
      assert.equal(read.message, `Lots is for 2 to 4 players, not ${players}.`);
    }
  });

  test('an option of the wrong type, out of its range, or unknown, is named', () => {
    const refused: readonly (readonly [object, RegExp])[] = [
      [{ first: 'me' }, /^Option first: /],
      [{ first: 1.5 }, /^Option first: /],
      [{ spare: 10 }, /^Option spare: /],
      [{ names: ['Ada', 1] }, /^Option names\.1: /],
      [{ colour: 'red' }, /^Option colour: /],
    ];
    for (const [options, message] of refused) {
      const read = readSetup(lots, 2, options);
      assert.ok(!read.ok);
      assert.deepEqual(read.refusal, { code: 'bad-option', rule: null });
      assert.match(read.message, message);
    }
    for (const options of ['first', 1, true]) assert.equal(readSetup(lots, 2, options).ok, false);
  });

  test('options that do not go with the number of players', () => {
    assert.ok(readSetup(lots, 3, { first: 2 }).ok);
    const read = readSetup(lots, 2, { first: 2 });
    assert.ok(!read.ok);
    assert.deepEqual(read.refusal, { code: 'no-such-seat', rule: 'L-2' });
    assert.match(read.message, /2 players \(no-such-seat\)/);
  });
});

describe('the options that a record keeps', () => {
  const changed = (options: object): object => {
    const read = readSetup(lots, 4, options);
    assert.ok(read.ok);
    return changedOptions(lots.facts, read.setup.options);
  };

  test('are those that differ from the defaults', () => {
    assert.deepEqual(changed({}), {});
    assert.deepEqual(changed({ first: 0, spare: 4, names: [] }), {});
    assert.deepEqual(changed({ first: 3, spare: 4 }), { first: 3 });
    assert.deepEqual(changed({ names: ['Ada'] }), { names: ['Ada'] });
  });

  test('give the same setup when they are read again', () => {
    for (const options of [{}, { first: 1 }, { spare: 0, names: ['x'] }]) {
      assert.deepEqual(readSetup(lots, 4, changed(options)), readSetup(lots, 4, options));
    }
  });
});
