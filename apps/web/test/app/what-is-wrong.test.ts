import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { whatIsWrong } from '../../src/features/table/what-is-wrong.ts';

const LIVE = { connection: 'live', parting: null, refusal: null } as const;
const NOT_MY_TURN = { code: 'not-your-turn', rule: 'W-10' } as const;
const PAUSED = { code: 'paused', rule: null } as const;

describe('what is said to be wrong at a table', () => {
  test('nothing while all is well', () => {
    assert.equal(whatIsWrong(LIVE, true), null);
  });

  test('a refusal, while it is news', () => {
    const refused = { ...LIVE, refusal: NOT_MY_TURN };
    assert.deepEqual(whatIsWrong(refused, true), { is: 'refused', refusal: NOT_MY_TURN });
    assert.equal(whatIsWrong(refused, false), null);
  });

  test('that the game is paused is not said twice: the pause says it itself', () => {
    assert.equal(whatIsWrong({ ...LIVE, refusal: PAUSED }, true), null);
  });

  test('a lost connection before anything else, even in a pause, and why where that is known', () => {
    const lost = { connection: 'lost', refusal: PAUSED } as const;
    assert.deepEqual(whatIsWrong({ ...lost, parting: null }, true), { is: 'lost' });
    assert.deepEqual(whatIsWrong({ ...lost, parting: 'moved' }, true), { is: 'moved' });
    assert.deepEqual(whatIsWrong({ ...lost, parting: 'noSuchTable' }, true), { is: 'lost' });
  });
});
