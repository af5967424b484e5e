import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { keyAction, nextLook } from '../../src/games/wink-family/table/keys.ts';
import { Party } from './party.ts';

const [ADA, BEN, CLEO, DORA] = [0, 1, 2, 3] as const;
const faces = (looking: number | null = null) => new Party().seenBy(ADA, { looking }).faces;
const press = (key: string, code = '', shiftKey = false) => ({ key, code, shiftKey });

describe('the keys of the table', () => {
  test('digits look at faces by the place of the key, whatever it writes', () => {
    assert.deepEqual(keyAction(press('2', 'Digit2'), faces(), true), { do: 'look', at: CLEO });
    assert.deepEqual(keyAction(press('é', 'Digit2'), faces(), true), { do: 'look', at: CLEO });
    assert.deepEqual(keyAction(press('à', 'Digit0'), faces(), true), { do: 'look', at: null });
  });

  test('a digit without a face does nothing', () => {
    assert.equal(keyAction(press('7', 'Digit7'), faces(), true), null);
  });

  test('arrows go round all faces and the board', () => {
    const round = [null, BEN, CLEO, DORA];
    round.forEach((at, index) => {
      assert.equal(nextLook(faces(at), 1), round[(index + 1) % round.length]);
      assert.equal(nextLook(faces(at), -1), round.at(index - 1));
    });
  });

  test('the space bar winks, A accuses, N names, C goes to the cards', () => {
    const does = (key: string) => keyAction(press(key), faces(), true)?.do;
    assert.deepEqual([' ', 'a', 'N', 'c', 'p', '?'].map(does), [
      'wink',
      'accuse',
      'name',
      'cards',
      'points',
      'help',
    ]);
    assert.equal(does('x'), undefined);
  });

  test('with several agreed signals, shift and a digit give one of them', () => {
    assert.deepEqual(keyAction(press('"', 'Digit2', true), faces(), true), { do: 'signal', nth: 1 });
    assert.deepEqual(keyAction(press('!', 'Digit1', true), faces(), true), { do: 'signal', nth: 0 });
    assert.equal(keyAction(press(')', 'Digit9', true), faces(), true), null);
  });

  test('switched off, letters and digits are left to whoever types them', () => {
    const does = (key: string, code = '') => keyAction(press(key, code), faces(), false)?.do;
    assert.deepEqual([does('a'), does('2', 'Digit2'), does('?')], [undefined, undefined, undefined]);
    assert.deepEqual([does(' '), does('ArrowLeft'), does('Escape')], ['wink', 'look', 'look']);
  });
});
