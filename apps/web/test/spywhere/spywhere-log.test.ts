import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isAside, logEntries } from '../../src/games/spywhere/table/spywhere-log.ts';
import type { Announcement } from '../../src/shell/session/model.ts';

const [ADA, BEN] = [0, 1] as const;

const event = (e: string, keys: object): Announcement => ({
  key: 1,
  t: 0,
  what: { kind: 'event', event: { e, ...keys }, standIn: false },
});
const sayings = (announcement: Announcement) => logEntries([announcement]).map(({ saying }) => saying);

describe('what is announced of a dinner', () => {
  test('S-11 the deal says first which nationality is out', () => {
    assert.deepEqual(sayings(event('dealt', { out: 'germany', first: BEN })), [
      { say: 'out', nations: ['germany'] },
      { say: 'dealt', name: BEN },
    ]);
    assert.deepEqual(sayings(event('dealt', { out: null, first: BEN })), [{ say: 'dealt', name: BEN }]);
  });

  test('S-20 a card drawn is named to its owner alone', () => {
    assert.deepEqual(sayings(event('drew', { seat: ADA, why: 'turn' })), [{ say: 'drew', name: ADA }]);
    assert.deepEqual(sayings(event('drew', { seat: ADA, why: 'bonus', card: 'japan' })), [
      { say: 'bonusYours', name: ADA, nations: ['japan'] },
    ]);
  });

  test('S-29 so is the card of an identification', () => {
    assert.deepEqual(sayings(event('attempted', { seat: ADA, at: BEN })), [
      { say: 'attempted', name: ADA, named: BEN },
    ]);
    assert.deepEqual(sayings(event('attempted', { seat: ADA, at: BEN, nation: 'france' })), [
      { say: 'attemptedYours', name: ADA, named: BEN, nations: ['france'] },
    ]);
  });

  test('S-40 the end of the turns says what brought it', () => {
    assert.deepEqual(sayings(event('closed', { why: 'pile', by: null })), [{ say: 'closedPile' }]);
    assert.deepEqual(sayings(event('closed', { why: 'attempts', by: ADA })), [
      { say: 'closedBy', name: ADA },
    ]);
  });

  test('what everybody sees anyway is only read aloud', () => {
    const asides = [
      event('drew', { seat: ADA, why: 'turn' }),
      event('filled', { cards: ['usa'] }),
      event('exchanged', { seat: ADA, gave: 'usa', took: 'japan' }),
    ].flatMap((one) => logEntries([one]).map(isAside));
    assert.deepEqual(asides, [true, true, false]);
  });
});
