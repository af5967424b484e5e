import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { WinkGame } from '../../src/wink-family/index.ts';
import { type Arrangement, EDITIONS, looksTheSame, seatAt, wink, winkAgents, zwinkern } from './table.ts';

/** ada has called 9, which cleo holds; it is ben's turn. */
function adaCalled9(game: WinkGame, arrangement: Arrangement = {}) {
  const table = seatAt(game, arrangement);
  table.ada.calls(9);
  return table;
}

/** ada has called 9, which cleo holds; ben 1, cleo 2, dora 3. Now it is ada's turn. */
function adasTurn(game: WinkGame) {
  const table = adaCalled9(game);
  table.ben.calls(1);
  table.cleo.calls(2);
  table.dora.calls(3);
  return table;
}

for (const game of EDITIONS) {
  const { id } = game.facts;

  describe(`accusing in ${id}`, () => {
    test('W-40 in turn and out of turn, and the game goes on where it stood', () => {
      const table = adaCalled9(game);
      table.dora.accuses('ben', 9);
      assert.deepEqual(table.lastLine(), { t: 0, e: 'accused', seat: 3, named: 1, number: 9, right: false });
      for (const onlooker of table.onlookers) assert.deepEqual(table.told(onlooker), table.lastLine());
      assert.equal(table.turn, 'ben');
      assert.equal(table.step, 'call');

      const inTurn = adaCalled9(game);
      inTurn.ben.accuses('cleo', 9);
      assert.equal(inTurn.turn, 'ben');
      assert.equal(inTurn.step, 'call');
      inTurn.ben.calls(1);
    });

    test('W-40 it needs no wink: nobody has signalled, or nobody could', () => {
      for (const channel of ['avatars', 'faces'] as const) {
        const table = adaCalled9(game, { players: 5, options: { channel } });
        table.ben.accuses('dora', 9);
        table.dora.accuses('cleo', 9);
        assert.deepEqual(
          table.play.lines.map((line) => (line.e === 'accused' ? line.right : line.e)),
          ['dealt', 'called', false, true],
        );
      }
    });

    test('W-40 the contact step stays a contact step, and the call after a contact stays a call', () => {
      const table = adasTurn(game);
      table.cleo.accuses('dora', 1);
      assert.equal(table.turn, 'ada');
      assert.equal(table.step, 'contact');
      table.ada.designates('cleo');
      table.ben.accuses('ada', 3);
      assert.equal(table.turn, 'ada');
      assert.equal(table.step, 'call');
      table.refuses(() => table.ada.designates('cleo'), 'already-designated', 'W-36');
      table.ada.calls(10);
    });

    test('W-40 one other player who is at the table', () => {
      const table = adaCalled9(game);
      table.refuses(() => table.dora.accuses('hal', 9), 'no-such-seat', 'W-40');
      table.dora.accuses('cleo', 9);
    });

    test('W-41 an accusation costs a spy card, true or false', () => {
      const table = adaCalled9(game);
      table.ben.calls(1);
      table.dora.accuses('ben', 9);
      assert.equal(table.spies('dora'), 3);
      table.dora.accuses('ada', 1);
      assert.equal(table.spies('dora'), 2);
      assert.deepEqual(
        (['ada', 'ben', 'cleo'] as const).map((name) => table.spies(name)),
        [4, 4, 4],
      );
    });

    test('W-41 who has no spy card left cannot accuse', () => {
      const table = adaCalled9(game, { spies: { dora: 1 } });
      table.ben.calls(1);
      table.dora.accuses('ben', 9);
      assert.equal(table.spies('dora'), 0);
      table.refuses(() => table.dora.accuses('ada', 1), 'no-spy-card-left', 'W-41');
      assert.ok(!table.dora.may().has('accuse'));
      table.cleo.accuses('ada', 1);
    });

    test('W-42 true: the accuser takes both cards, two points', () => {
      const table = adaCalled9(game);
      table.dora.accuses('cleo', 9);
      assert.deepEqual(table.laid('dora'), [
        { number: 9, from: 'board', faceUp: true },
        { number: 9, from: 'hand', faceUp: true },
      ]);
      assert.deepEqual(table.hand('cleo'), [10, 11, 12]);
      assert.deepEqual(table.laid('cleo'), []);
      assert.deepEqual(table.hand('dora'), [13, 14, 15, 16]);
      assert.equal(table.place(9).card, 'gone');
      assert.equal(table.inFrontOf('dora').score, 3 + 2);
      assert.deepEqual(
        (['ada', 'ben', 'cleo'] as const).map((name) => table.inFrontOf(name).score),
        [4, 4, 4],
      );
    });

    test('W-42 W-15 the pawn is left on an empty place, and its owner has no contact step next turn', () => {
      const table = adaCalled9(game);
      table.dora.accuses('cleo', 9);
      assert.equal(table.place(9).pawn, 0);
      assert.equal(table.inFrontOf('ada').called, null);
      table.refuses(() => table.ben.calls(9), 'card-not-face-up', 'W-15');
      table.ben.calls(1);
      table.cleo.calls(2);
      table.dora.calls(3);
      assert.equal(table.turn, 'ada');
      assert.equal(table.step, 'call');
      table.refuses(() => table.ada.designates('cleo'), 'card-is-gone', 'W-10');
      table.ada.calls(10);
      assert.equal(table.place(9).pawn, null);
    });

    test('W-42 an accusation in the caller’s own turn, before the contact, takes the contact away', () => {
      const table = adasTurn(game);
      table.dora.accuses('cleo', 9);
      assert.equal(table.step, 'call');
      table.refuses(() => table.ada.designates('cleo'), 'card-is-gone', 'W-10');
      table.ada.calls(10);
    });

    test('W-43 false: nothing is revealed, the called card and its partner stay as they were', () => {
      const table = adaCalled9(game);
      table.dora.accuses('ben', 9);
      assert.equal(table.spies('dora'), 3);
      assert.equal(table.inFrontOf('dora').score, 3);
      assert.deepEqual(table.place(9), { number: 9, card: 'up', pawn: 0 });
      assert.deepEqual(table.partners('cleo'), ['ada']);
      assert.deepEqual(table.hand('cleo'), [9, 10, 11, 12]);
      table.cleo.signals('ada');
      table.ben.calls(1);
      table.cleo.calls(2);
      table.dora.calls(3);
      table.ada.designates('cleo');
      assert.equal(table.inFrontOf('ada').score, 5);
    });

    test('W-43 a false accusation looks the same whoever holds the card', () => {
      const board = [1, 2, 3, 4, 5, 6, 7, 8];
      const hands = [[1, 2], [3, 4], [5], [6], [7, 8]];
      const cleoHolds = seatAt(game, { board, hands });
      const doraHolds = seatAt(game, { board, hands: [[1, 2], [3, 4], [6], [5], [7, 8]] });
      for (const table of [cleoHolds, doraHolds]) {
        table.ada.calls(5);
        table.emil.accuses('ben', 5);
      }
      looksTheSame(cleoHolds, doraHolds, ['ada', 'ben', 'emil', 'spectator']);
    });

    test('W-44 only a number called right now: face up with a pawn on it', () => {
      const table = seatAt(game);
      table.refuses(() => table.dora.accuses('cleo', 9), 'number-not-called', 'W-44');
      table.ada.calls(9);
      table.refuses(() => table.dora.accuses('cleo', 10), 'number-not-called', 'W-44');
      table.refuses(() => table.dora.accuses('cleo', 36), 'number-not-called', 'W-44');
      table.ben.calls(1);
      table.cleo.calls(2);
      table.dora.calls(3);
      table.ada.designates('dora');
      table.refuses(() => table.dora.accuses('cleo', 9), 'number-not-called', 'W-44');
      table.ada.calls(10);
      table.refuses(() => table.dora.accuses('cleo', 9), 'number-not-called', 'W-44');
      table.dora.accuses('cleo', 10);
      assert.equal(table.inFrontOf('dora').score, 5);
    });

    test('W-45 the caller cannot accuse about their own call', () => {
      const table = adaCalled9(game);
      table.refuses(() => table.ada.accuses('cleo', 9), 'own-call', 'W-45');
      table.ben.calls(1);
      table.refuses(() => table.ben.accuses('ada', 1), 'own-call', 'W-45');
      table.ben.accuses('cleo', 9);
    });

    test('W-45 the accused cannot be the caller, and nobody accuses themself', () => {
      const table = adaCalled9(game);
      table.refuses(() => table.dora.accuses('ada', 9), 'accused-is-the-caller', 'W-45');
      table.refuses(() => table.dora.accuses('dora', 9), 'cannot-accuse-yourself', 'W-45');
      table.refuses(() => table.cleo.accuses('cleo', 9), 'cannot-accuse-yourself', 'W-45');
      table.dora.accuses('cleo', 9);
    });

    test('W-46 the holder cannot accuse about the card in their hand', () => {
      const table = adaCalled9(game);
      table.refuses(() => table.cleo.accuses('ben', 9), 'you-hold-it', 'W-46');
      table.refuses(() => table.cleo.accuses('dora', 9), 'you-hold-it', 'W-46');
      assert.ok(!table.cleo.may().has('accuse'));
      assert.equal(table.spies('cleo'), 4);
      table.ben.accuses('dora', 9);
    });

    test('W-48 of two accusations about the same number the later one finds nothing, and costs nothing', () => {
      const table = adaCalled9(game);
      table.dora.accuses('cleo', 9);
      table.refuses(() => table.ben.accuses('cleo', 9), 'number-not-called', 'W-44');
      assert.equal(table.spies('ben'), 4);
      assert.equal(table.spies('dora'), 3);
      assert.equal(table.inFrontOf('dora').score, 5);
    });

    test('W-48 accusations about different numbers are settled one after the other', () => {
      const table = adaCalled9(game);
      table.ben.calls(13);
      table.cleo.accuses('dora', 13);
      table.dora.accuses('cleo', 9);
      assert.equal(table.inFrontOf('cleo').score, 5);
      assert.equal(table.inFrontOf('dora').score, 5);
      assert.deepEqual(table.hand('cleo'), [10, 11, 12]);
      assert.deepEqual(table.hand('dora'), [14, 15, 16]);
    });

    test('W-48 after an accusation that ended the game the later one is refused and costs nothing', () => {
      const table = seatAt(game, { hands: [[1, 2], [3, 4], [5], [6, 7]] });
      table.ada.calls(5);
      table.ben.calls(6);
      table.dora.accuses('cleo', 5);
      assert.equal(table.ended()?.why, 'hand-empty');
      table.refuses(() => table.cleo.accuses('dora', 6), 'game-over', 'W-50');
      assert.equal(table.spies('cleo'), 4);
    });

    test('E-13 where the spy card of a true accusation goes', () => {
      const table = adaCalled9(game);
      table.dora.accuses('cleo', 9);
      assert.equal(table.spies('dora'), 3, 'it cannot be used again');
      assert.equal(table.inFrontOf('dora').spiesLaid, game === zwinkern ? 0 : 1);
    });

    test('E-14 the spy card of a false accusation is gone', () => {
      const table = adaCalled9(game);
      table.dora.accuses('ben', 9);
      assert.equal(table.spies('dora'), 3);
      assert.equal(table.inFrontOf('dora').spiesLaid, 0);
    });
  });
}

describe('after a false accusation', () => {
  for (const game of [zwinkern, wink]) {
    test(`E-15 ${game.facts.id}: play goes on, and anybody may accuse about that card again`, () => {
      const table = adaCalled9(game);
      table.dora.accuses('ben', 9);
      assert.deepEqual(table.view('spectator').banned, []);
      table.dora.accuses('ben', 9);
      table.ben.accuses('cleo', 9);
      assert.equal(table.inFrontOf('ben').score, 5);
      assert.equal(table.spies('dora'), 2);
    });
  }

  test('E-15 W-47 wink-agents with four: nobody may accuse about that card again', () => {
    const table = adaCalled9(winkAgents);
    table.ben.calls(1);
    table.dora.accuses('ben', 9);
    for (const onlooker of table.onlookers) assert.deepEqual(table.view(onlooker).banned, [9]);
    table.refuses(() => table.dora.accuses('cleo', 9), 'accused-falsely-before', 'W-47');
    table.refuses(() => table.ben.accuses('cleo', 9), 'accused-falsely-before', 'W-47');
    assert.equal(table.spies('ben'), 4);
    table.dora.accuses('ada', 1);
    assert.equal(table.inFrontOf('dora').score, 2 + 2, 'another card is another matter');
  });

  test('W-47 the ban stays for later calls of that card', () => {
    const table = adasTurn(winkAgents);
    table.dora.accuses('ben', 9);
    table.ada.calls(10);
    table.ben.calls(9);
    table.refuses(() => table.dora.accuses('cleo', 9), 'accused-falsely-before', 'W-47');
    table.refuses(() => table.ada.accuses('cleo', 9), 'accused-falsely-before', 'W-47');
    table.dora.accuses('cleo', 10);
  });

  test('W-47 a true accusation bans nothing', () => {
    const table = adaCalled9(winkAgents);
    table.dora.accuses('cleo', 9);
    assert.deepEqual(table.view('spectator').banned, []);
  });

  for (const players of [5, 6, 7, 8]) {
    test(`E-15 W-47 wink-agents with ${players}: there is no such ban`, () => {
      const table = adaCalled9(winkAgents, { players });
      table.dora.accuses('ben', 9);
      assert.deepEqual(table.view('spectator').banned, []);
      table.emil.accuses('cleo', 9);
      assert.equal(table.inFrontOf('emil').score, 5);
    });
  }
});
