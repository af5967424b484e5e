import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nameOfWink, wayOfWink } from '../../src/games/wink-family/table/eye/wink-way.ts';

const ben = { seat: 1, name: 'Ben', face: 1, colour: 'sky', isBot: false, away: false } as const;

describe('a wink that the camera saw', () => {
  test('is the table’s signal where the game finds it in order', () => {
    const screen = { agreed: ['wink'], signals: ['wink'], looking: ben } as const;
    assert.deepEqual(wayOfWink(screen, 'left'), { send: 'wink' });
    assert.deepEqual(wayOfWink(screen, 'right'), { send: 'wink' });
  });

  test('is of its side where sides were agreed on: one’s own left is left', () => {
    const agreed = ['wink-left', 'nod'] as const;
    const screen = { agreed, signals: agreed, looking: ben };
    assert.deepEqual(wayOfWink(screen, 'left'), { send: 'wink-left' });
    assert.deepEqual(wayOfWink(screen, 'right'), { unsent: 'other' });
  });

  test('is nothing else, and it is said why', () => {
    assert.deepEqual(wayOfWink({ agreed: ['wink'], signals: [], looking: null }, 'left'), {
      unsent: 'nobody',
    });
    assert.deepEqual(wayOfWink({ agreed: ['wink'], signals: [], looking: ben }, 'left'), { unsent: 'order' });
    assert.deepEqual(wayOfWink({ agreed: ['nod'], signals: ['nod'], looking: ben }, 'left'), {
      unsent: 'other',
    });
  });
});

test('a wink of a living face is called by its side where sides were agreed on, else a wink, agreed or not', () => {
  assert.equal(nameOfWink({ agreed: ['wink-left'] }, 'left'), 'wink-left');
  assert.equal(nameOfWink({ agreed: ['wink-left', 'wink'] }, 'right'), 'wink');
  assert.equal(nameOfWink({ agreed: ['nod'] }, 'right'), 'wink');
});
