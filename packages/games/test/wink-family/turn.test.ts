import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EDITIONS, seatAt, wink, winkAgents, zwinkern } from './table.ts';

/** Where a player may leave a card without designating. */
const OPTIONAL = [zwinkern, winkAgents];

/** Everybody calls a card of their left neighbour: ada 5, ben 9, cleo 13, dora 1. Then it is ada's turn. */
function afterTheFirstRound(game: (typeof EDITIONS)[number]) {
  const table = seatAt(game);
  table.ada.calls(5);
  table.ben.calls(9);
  table.cleo.calls(13);
  table.dora.calls(1);
  return table;
}

for (const game of EDITIONS) {
  const { id } = game.facts;

  describe(`a turn of ${id}`, () => {
    test('W-10 contact comes first, then the call', () => {
      const table = afterTheFirstRound(game);
      assert.equal(table.turn, 'ada');
      assert.equal(table.step, 'contact');
      table.ada.designates('ben');
      assert.equal(table.turn, 'ada');
      assert.equal(table.step, 'call');
      table.ada.calls(6);
      assert.equal(table.turn, 'ben');
      assert.equal(table.step, 'contact');
    });

    test('W-10 there is no contact where the pawn stands on no face-up card', () => {
      const table = afterTheFirstRound(game);
      table.cleo.accuses('ben', 5);
      assert.equal(table.step, 'call');
      table.refuses(() => table.ada.designates('ben'), 'card-is-gone', 'W-10');
      table.ada.calls(6);
    });

    test('W-11 a call moves the pawn, is heard by all, and passes the turn to the left', () => {
      const table = seatAt(game, { first: 'cleo' });
      table.refuses(() => table.dora.calls(1), 'not-your-turn', 'W-11');
      table.cleo.calls(1);
      assert.equal(table.place(1).pawn, 2);
      assert.equal(table.inFrontOf('cleo').pawn, 1);
      assert.equal(table.inFrontOf('cleo').called, 1);
      for (const onlooker of table.onlookers) {
        assert.deepEqual(table.told(onlooker), { t: 0, e: 'called', seat: 2, number: 1 });
      }
      assert.equal(table.turn, 'dora');
      table.refuses(() => table.cleo.calls(2), 'not-your-turn', 'W-11');
      table.dora.calls(2);
      assert.equal(table.turn, 'ada', 'after the last seat comes the first');
    });

    test('W-11 after the contact the pawn moves on: it stands on one card only', () => {
      const table = afterTheFirstRound(game);
      table.ada.designates('ben');
      table.ada.calls(6);
      assert.equal(table.place(5).pawn, null);
      assert.equal(table.place(6).pawn, 0);
      assert.equal(table.inFrontOf('ada').pawn, 6);
    });

    test('W-12 nobody calls a card whose twin is in their own hand', () => {
      const table = seatAt(game);
      for (const own of [1, 2, 3, 4]) {
        table.refuses(() => table.ada.calls(own), 'twin-in-your-hand', 'W-12');
      }
      assert.deepEqual(table.ada.mayCall(), [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
      table.ada.calls(9);
      table.ben.calls(1);
    });

    test('W-13 nobody calls a card on which another pawn stands', () => {
      const table = seatAt(game);
      table.ada.calls(9);
      table.refuses(() => table.ben.calls(9), 'another-pawn-is-there', 'W-13');
      table.ben.calls(10);
      table.cleo.calls(1);
      table.dora.calls(2);
      assert.equal(table.turn, 'ada');
      table.ada.designates('ben');
      table.refuses(() => table.ada.calls(10), 'another-pawn-is-there', 'W-13');
      table.ada.calls(11);
    });

    test('W-15 a card that is gone or turned cannot be called, and a pawn on its place blocks nothing', () => {
      const table = afterTheFirstRound(game);
      table.cleo.accuses('ben', 5);
      assert.equal(table.place(5).card, 'gone');
      assert.equal(table.place(5).pawn, 0, 'the pawn stands on an empty place');
      table.refuses(() => table.ada.calls(5), 'card-not-face-up', 'W-15');
      table.ada.calls(6);

      table.ben.designates('ada');
      assert.notEqual(table.place(9).card, 'up');
      assert.equal(table.place(9).pawn, 1);
      table.refuses(() => table.ben.calls(9), 'card-not-face-up', 'W-15');
      table.refuses(() => table.ada.accuses('cleo', 9), 'number-not-called', 'W-44');
      table.ben.calls(10);
      table.cleo.designates('ada');
      table.refuses(() => table.cleo.calls(5), 'card-not-face-up', 'W-15');
      table.refuses(() => table.cleo.calls(36), 'card-not-face-up', 'W-15');
      table.cleo.calls(14);
    });

    // ada, ben, cleo and dora stand on 3, 4, 5 and 6; only 1 and 2 are free, and ada holds both.
    const nothingForAda = () => {
      const table = seatAt(game, { hands: [[1, 2], [3, 6], [4], [5]] });
      table.ada.calls(3);
      table.ben.calls(4);
      table.cleo.calls(5);
      table.dora.calls(6);
      return table;
    };

    test('W-16 who has no legal call takes the pawn off the board, and the turn passes', () => {
      const table = nothingForAda();
      table.refuses(() => table.ben.passes(), 'not-your-turn', 'W-16');
      table.ada.designates('cleo');
      assert.deepEqual(table.ada.mayCall(), []);
      table.ada.passes();
      assert.equal(table.inFrontOf('ada').pawn, null);
      assert.equal(table.place(3).pawn, null);
      for (const onlooker of table.onlookers) {
        assert.deepEqual(table.told(onlooker), { t: 0, e: 'passed', seat: 0 });
      }
      assert.equal(table.ended(), null);
      assert.equal(table.turn, 'ben');
    });

    test('W-16 who can call may not pass', () => {
      const table = seatAt(game);
      table.refuses(() => table.ada.passes(), 'can-still-call', 'W-16');
      assert.ok(!table.ada.may().has('pass'));
      const later = afterTheFirstRound(game);
      later.ada.designates('ben');
      later.refuses(() => later.ada.passes(), 'can-still-call', 'W-16');
    });

    test('W-16 passes that are not in a row end nothing', () => {
      // Three cards on the table, all undealt; the hands hold twins of cards that are no longer there.
      const table = seatAt(game, { board: [33, 34, 35], left: [33, 34, 35] });
      table.ada.calls(33);
      table.ben.calls(34);
      table.cleo.calls(35);
      table.dora.passes();
      table.ada.designates('ben');
      table.ada.passes();
      table.ben.designates('ada');
      table.ben.passes();
      assert.equal(table.ended(), null, 'three in a row of four');
      assert.equal(table.turn, 'cleo');
    });

    test('W-17 in the first round nobody has a pawn: the turn is the call alone', () => {
      const table = seatAt(game);
      const calls = [
        ['ada', 5],
        ['ben', 9],
        ['cleo', 13],
        ['dora', 1],
      ] as const;
      for (const [name, number] of calls) {
        assert.equal(table.turn, name);
        assert.equal(table.step, 'call');
        assert.equal(table.inFrontOf(name).pawn, null);
        const neighbour = name === 'ada' ? 'ben' : 'ada';
        table.refuses(() => table[name].designates(neighbour), 'no-pawn-on-the-board', 'W-17');
        assert.ok(!table[name].may().has('designate'));
        table[name].calls(number);
      }
      assert.equal(table.step, 'contact');
    });
  });
}

for (const game of OPTIONAL) {
  const { id } = game.facts;

  test(`W-14 ${id}: the pawn must go to another card`, () => {
    const table = afterTheFirstRound(game);
    table.refuses(() => table.ada.calls(5), 'pawn-must-move', 'W-14');
    table.ada.calls(6);
  });

  test(`W-14 ${id}: a card left without a designation stays face up, for anyone from the next player on`, () => {
    const table = seatAt(game);
    table.ada.calls(9);
    table.ben.calls(1);
    table.cleo.calls(13);
    table.dora.calls(2);
    table.ada.calls(10);
    assert.deepEqual(table.place(9), { number: 9, card: 'up', pawn: null });
    table.ben.calls(9);
    table.cleo.calls(3);
    table.dora.calls(5);
    table.ada.calls(11);
    table.ben.calls(10);
    table.cleo.calls(4);
    table.dora.calls(6);
    table.ada.calls(9);
    assert.equal(table.place(9).pawn, 0, 'ada came back to it');
  });

  test(`W-16 ${id}: who may designate but cannot call may pass at once, and the card is free again`, () => {
    const table = seatAt(game, { hands: [[1, 2], [3, 6], [4], [5]] });
    table.ada.calls(3);
    table.ben.calls(4);
    table.cleo.calls(5);
    table.dora.calls(6);
    assert.deepEqual(table.ada.may(), new Set(['designate', 'pass', 'accuse']));
    table.ada.passes();
    assert.deepEqual(table.place(3), { number: 3, card: 'up', pawn: null });
    assert.equal(table.inFrontOf('ada').called, null);
    table.ben.calls(1);
    table.cleo.calls(3);
  });

  test(`W-16 ${id}: all pass in a row, the last one frees the only card, and the game goes on with it`, () => {
    const table = seatAt(game, { board: [33], left: [33] });
    table.ada.calls(33);
    table.ben.passes();
    table.cleo.passes();
    table.dora.passes();
    table.ada.passes();
    assert.equal(table.ended(), null);
    table.ben.calls(33);
    table.cleo.passes();
    table.dora.passes();
    table.ada.passes();
    table.ben.passes();
    assert.deepEqual(table.cleo.may(), new Set(['call']));
  });

  test(`W-16 ${id}: all pass in a row, for a pawn or for the own hand, and both cards are free again`, () => {
    const table = seatAt(game, { hands: [[1], [5], [3], [4]], board: [1, 5] });
    table.ada.calls(5);
    table.ben.calls(1);
    table.cleo.passes();
    table.dora.passes();
    table.ada.passes();
    table.ben.passes();
    assert.deepEqual(table.cleo.mayCall(), [1, 5]);
    table.cleo.calls(1);
    table.dora.calls(5);
  });
}

test('W-14 wink: whoever must designate never leaves a face-up card', () => {
  const table = afterTheFirstRound(wink);
  table.refuses(() => table.ada.calls(5), 'must-designate-first', 'E-10');
  table.refuses(() => table.ada.calls(6), 'must-designate-first', 'E-10');
  table.ada.designates('cleo');
  assert.equal(table.place(5).card, 'down');
});

test('W-16 wink: who must designate does so before passing', () => {
  const table = seatAt(wink, { hands: [[1, 2], [3, 6], [4], [5]] });
  table.ada.calls(3);
  table.ben.calls(4);
  table.cleo.calls(5);
  table.dora.calls(6);
  table.refuses(() => table.ada.passes(), 'must-designate-first', 'E-10');
  table.ada.designates('cleo');
  table.ada.passes();
});
