import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nameOfSeen, wayOf } from '../../src/games/wink-family/table/eye/wink-way.ts';

const ben = { seat: 1, name: 'Ben', face: 1, colour: 'sky', isBot: false, away: false } as const;

const wink = (side: 'left' | 'right') => ({ type: 'wink', side }) as const;
const TILT = { type: 'tilt', side: null } as const;

describe('a wink that the camera saw', () => {
  test('is the table’s signal where the game finds it in order', () => {
    const screen = { agreed: ['wink'], signals: ['wink'], looking: ben } as const;
    assert.deepEqual(wayOf(screen, wink('left')), { send: 'wink' });
    assert.deepEqual(wayOf(screen, wink('right')), { send: 'wink' });
  });

  test('is of its side where sides were agreed on: one’s own left is left', () => {
    const agreed = ['wink-left', 'nod'] as const;
    const screen = { agreed, signals: agreed, looking: ben };
    assert.deepEqual(wayOf(screen, wink('left')), { send: 'wink-left' });
    assert.deepEqual(wayOf(screen, wink('right')), { unsent: 'other' });
  });

  test('is nothing else, and it is said why', () => {
    assert.deepEqual(wayOf({ agreed: ['wink'], signals: [], looking: null }, wink('left')), {
      unsent: 'nobody',
    });
    assert.deepEqual(wayOf({ agreed: ['wink'], signals: [], looking: ben }, wink('left')), {
      unsent: 'order',
    });
    assert.deepEqual(wayOf({ agreed: ['nod'], signals: ['nod'], looking: ben }, wink('left')), {
      unsent: 'other',
    });
  });
});

test('a wink of a living face is called by its side where sides were agreed on, else a wink, agreed or not', () => {
  assert.equal(nameOfSeen({ agreed: ['wink-left'] }, wink('left')), 'wink-left');
  assert.equal(nameOfSeen({ agreed: ['wink-left', 'wink'] }, wink('right')), 'wink');
  assert.equal(nameOfSeen({ agreed: ['nod'] }, wink('right')), 'wink');
});

test('a tilt of the head is a signal where it was agreed on, and nothing else anywhere', () => {
  const screen = { agreed: ['head-tilt'], signals: ['head-tilt'], looking: ben } as const;
  assert.deepEqual(wayOf(screen, TILT), { send: 'head-tilt' });
  assert.deepEqual(wayOf({ ...screen, signals: [] }, TILT), { unsent: 'order' });
  assert.equal(wayOf({ ...screen, agreed: ['wink'], signals: ['wink'] }, TILT), null);
  assert.equal(nameOfSeen(screen, TILT), 'head-tilt');
  assert.equal(nameOfSeen({ agreed: ['wink'] }, TILT), null);
  assert.equal(nameOfSeen({ agreed: ['wink'] }, { type: 'blink', side: null }), null);
});
