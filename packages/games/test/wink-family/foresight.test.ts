import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Dealt, games, type WinkEvent } from '@oeillade/games/wink-family';
import type { Foresight } from '@oeillade/kernel';

const DEALT: Dealt = {
  e: 'dealt',
  board: [1, 2, 3, 4, 5, 6],
  hands: [[1], [2], [3], [4]],
  left: [5, 6],
  spies: [4, 4, 4, 4],
  first: 0,
};

function watching(dealt: Dealt = DEALT): Foresight<WinkEvent> {
  const game = games.wink;
  const foresight = game.foresight({ players: 4, options: game.facts.defaults });
  foresight.follow(dealt);
  return foresight;
}

const called = (seat: number, number: number): WinkEvent => ({ e: 'called', seat, number });

describe('D-33 what can be foreseen of a call', () => {
  test('who holds the card, or nobody, or who will be caught; never the caller', () => {
    const foresight = watching();
    assert.equal(foresight.follow(called(0, 2)), false);
    assert.deepEqual(foresight.open(), [
      {
        id: '0',
        kind: 'call',
        seat: 0,
        topic: 2,
        answers: ['holds/1', 'holds/2', 'holds/3', 'holds/nobody', 'caught/1', 'caught/2', 'caught/3'],
      },
    ]);
  });

  test('where every card was dealt, somebody holds it', () => {
    const foresight = watching({ ...DEALT, left: [] });
    foresight.follow(called(0, 2));
    assert.ok(!foresight.open()[0]!.answers.includes('holds/nobody'));
  });

  test('each call is a question of its own, until its caller calls again or passes', () => {
    const foresight = watching();
    for (const seat of [0, 1, 2]) foresight.follow(called(seat, seat + 2));
    foresight.follow(called(0, 5));
    foresight.follow({ e: 'passed', seat: 1 });
    assert.deepEqual(
      foresight.open().map(({ id, seat, topic }) => [id, seat, topic]),
      [
        ['3', 0, 5],
        ['2', 2, 4],
      ],
    );
  });
});

describe('D-34 when it comes out', () => {
  test('a true designation tells who held it', () => {
    const foresight = watching();
    foresight.follow(called(0, 2));
    assert.equal(foresight.follow({ e: 'designated', seat: 0, named: 1, number: 2, right: true }), true);
    assert.deepEqual(foresight.answersTo('0'), ['holds/1']);
    assert.deepEqual(foresight.open(), []);
  });

  test('a false one tells it where the holder lays the card down, or nobody does', () => {
    const foresight = watching();
    foresight.follow(called(0, 3));
    foresight.follow({ e: 'designated', seat: 0, named: 1, number: 3, right: false, laidBy: 2 });
    assert.deepEqual(foresight.answersTo('0'), ['holds/2']);
    foresight.follow(called(0, 5));
    foresight.follow({ e: 'designated', seat: 0, named: 1, number: 5, right: false, laidBy: null });
    assert.deepEqual(foresight.answersTo('1'), ['holds/nobody']);
  });

  test('where a false one tells nobody anything, only the end does', () => {
    const foresight = watching();
    foresight.follow(called(0, 3));
    foresight.follow({ e: 'designated', seat: 0, named: 1, number: 3, right: false });
    assert.equal(foresight.answersTo('0'), null);
    assert.equal(foresight.follow(END), true);
    assert.deepEqual(foresight.answersTo('0'), ['holds/2']);
  });

  test('nor does a call tell anything that its caller gives up', () => {
    const foresight = watching();
    foresight.follow(called(0, 3));
    foresight.follow(called(0, 5));
    assert.equal(foresight.answersTo('0'), null);
    foresight.follow(END);
    assert.deepEqual([foresight.answersTo('0'), foresight.answersTo('1')], [['holds/2'], ['holds/nobody']]);
  });

  test('a true accusation tells who was caught, a false one nothing', () => {
    const foresight = watching();
    foresight.follow(called(0, 3));
    const accused = { e: 'accused', seat: 1, number: 3 } as const;
    assert.equal(foresight.follow({ ...accused, named: 3, right: false }), true);
    assert.equal(foresight.answersTo('0'), null);
    assert.equal(foresight.open().length, 1);
    foresight.follow({ ...accused, named: 2, right: true });
    assert.deepEqual(foresight.answersTo('0'), ['holds/2', 'caught/2']);
    assert.deepEqual(foresight.open(), []);
  });
});

const END: WinkEvent = {
  e: 'ended',
  why: 'agreed',
  scores: [0, 0, 0, 0],
  ranks: [1, 1, 1, 1],
  spiesLeft: [4, 4, 4, 4],
  spiesLaid: [0, 0, 0, 0],
  faceDown: [0, 0, 0, 0],
};
