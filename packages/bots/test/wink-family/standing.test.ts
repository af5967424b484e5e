import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as winkFamily from '@oeillade/games/wink-family';
import { isEndWanted, likeliestAccusation, worthOf } from '../../src/wink-family/accusation.ts';
import { Memory } from '../../src/wink-family/memory.ts';
import { isContactWorth } from '../../src/wink-family/standing.ts';

const [ME, BEN, CLEO, DAN] = [0, 1, 2, 3] as const;
const game = winkFamily.winkGameOf('wink-agents');
const setup = { players: 4, options: game.facts.defaults };

/** What the first of four remembers of a deal. */
function remembered(hands: readonly (readonly number[])[], spies: readonly number[]): Memory {
  const board = hands.flat();
  const dealt = {
    e: 'dealt',
    board,
    hands: hands.map((hand) => [...hand]),
    left: [],
    spies: [...spies],
    first: BEN,
  };
  return new Memory(game, setup, game.view(game.begin(setup, dealt as winkFamily.Dealt), ME));
}

const FULL = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [10, 11, 12],
];

describe('what is left of the game', () => {
  test('early in the game a contact is worth making with anybody', () => {
    const memory = remembered(FULL, [1, 4, 4, 4]);
    for (const other of [BEN, CLEO, DAN]) assert.ok(isContactWorth(memory, other, ME));
  });

  test('at its end none is worth making that lets the leader win, but one with somebody behind is', () => {
    const last = [[1, 2], [4], [7, 8], [10, 11]];
    const memory = remembered(last, [3, 4, 5, 1]);
    assert.ok(!isContactWorth(memory, CLEO, ME));
    assert.ok(isContactWorth(memory, DAN, ME));
  });

  test('W-50 the last card of a hand ends the game: only who wins by it takes it', () => {
    const last = [[1], [4, 5], [7, 8], [10, 11]];
    assert.ok(isContactWorth(remembered(last, [5, 4, 4, 4]), BEN, ME));
    assert.ok(!isContactWorth(remembered(last, [2, 4, 4, 4]), BEN, ME));
    const bens = [[1, 2], [4], [7, 8], [10, 11]];
    assert.ok(isEndWanted(remembered(bens, [4, 4, 4, 4]), BEN));
    assert.ok(!isEndWanted(remembered(bens, [2, 4, 4, 4]), BEN));
  });
});

describe('a spy card', () => {
  test('is worth keeping for a wink that will be seen, and less so the less is left of the game', () => {
    const early = remembered(FULL, [1, 4, 4, 4]);
    const late = remembered([[1], [4], [7], [10]], [1, 4, 4, 4]);
    assert.ok(worthOf(early, 0.75) < worthOf(late, 0.75));
    assert.ok(worthOf(late, 1) > 0 && worthOf(late, 0.4) < 0);
  });

  test('W-40 without any gaze the likeliest holder is who can hold it: a caller cannot', () => {
    const memory = remembered(FULL, [4, 4, 4, 4]);
    memory.hear({ e: 'called', seat: BEN, number: 7 }, 0);
    const best = likeliestAccusation(memory, { counts: true, reads: 0 })!;
    assert.equal(best.number, 7);
    assert.ok(best.named === CLEO || best.named === DAN);
    assert.equal(best.chance, 0.5);
  });
});
