import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { WinkGame } from '../../src/wink-family/index.ts';
import {
  type Arrangement,
  EDITIONS,
  looksTheSame,
  seatAt,
  usualHands,
  wink,
  winkAgents,
  zwinkern,
} from './table.ts';

const TURNING_DOWN = [winkAgents, wink];

/** ada has called 9, which cleo holds; ben 1, cleo 2, dora 3. Now it is ada's turn. */
function adaCalled9(game: WinkGame, arrangement: Arrangement = {}) {
  const table = seatAt(game, arrangement);
  table.ada.calls(9);
  table.ben.calls(1);
  table.cleo.calls(2);
  table.dora.calls(3);
  return table;
}

/** The same board, once with cleo holding 9, once with dora, and once with nobody where that can be. */
const board = [...usualHands(4).flat(), 33, 34];
const cleoHolds9: Arrangement = { board, left: [33, 34] };
const doraHolds9: Arrangement = {
  board,
  hands: [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [13, 10, 11, 12],
    [9, 14, 15, 16],
  ],
  left: [33, 34],
};
const nobodyHolds9: Arrangement = {
  board,
  hands: [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [34, 10, 11, 12],
    [13, 14, 15, 16],
  ],
  left: [9, 33],
};

for (const game of EDITIONS) {
  const { id } = game.facts;

  describe(`contact in ${id}`, () => {
    test('W-30 at the beginning of their turn a player names one other player', () => {
      const table = adaCalled9(game);
      for (const name of ['ben', 'cleo', 'dora'] as const) {
        table.refuses(() => table[name].designates('ada'), 'not-your-turn', 'W-30');
      }
      table.refuses(() => table.ada.designates('emil'), 'no-such-seat', 'W-30');
      const named = table
        .legal('ada')
        .flatMap((command) => (command.do === 'designate' ? [command.named] : []));
      assert.deepEqual(named, [1, 2, 3]);
      table.ada.designates('cleo');
      assert.deepEqual(table.lastLine(), {
        t: 0,
        e: 'designated',
        seat: 0,
        named: 2,
        number: 9,
        right: true,
      });
      for (const onlooker of table.onlookers) assert.deepEqual(table.told(onlooker), table.lastLine());
    });

    test('W-31 true: the holder lays the twin, the caller the board card, a point for each', () => {
      const table = adaCalled9(game);
      const before = table.names.map((name) => table.inFrontOf(name).score);
      table.ada.designates('cleo');
      assert.deepEqual(table.laid('ada'), [{ number: 9, from: 'board', faceUp: true }]);
      assert.deepEqual(table.laid('cleo'), [{ number: 9, from: 'hand', faceUp: true }]);
      assert.equal(table.place(9).card, 'gone');
      assert.deepEqual(table.hand('cleo'), [10, 11, 12]);
      assert.deepEqual(
        table.names.map((name, seat) => table.inFrontOf(name).score - before[seat]!),
        [1, 0, 1, 0],
      );
    });

    test('W-32 E-11 false: the board card scores for nobody', () => {
      const table = adaCalled9(game);
      table.ada.designates('dora');
      assert.equal(table.place(9).card, game === zwinkern ? 'gone' : 'down');
      for (const name of table.names) {
        assert.equal(table.inFrontOf(name).score, 4, name);
        assert.ok(table.laid(name).every(({ faceUp }) => !faceUp));
      }
      table.refuses(() => table.ada.calls(9), 'card-not-face-up', 'W-15');
    });

    test('W-35 a player cannot name themself', () => {
      const table = adaCalled9(game);
      table.refuses(() => table.ada.designates('ada'), 'cannot-name-yourself', 'W-35');
      table.ada.designates('ben');
    });

    test('W-36 after the contact, right or wrong, the same player makes their call', () => {
      for (const named of ['cleo', 'dora'] as const) {
        const table = adaCalled9(game);
        table.ada.designates(named);
        assert.equal(table.turn, 'ada');
        assert.equal(table.step, 'call');
        table.refuses(() => table.ada.designates('cleo'), 'already-designated', 'W-36');
        table.refuses(() => table.ben.calls(13), 'not-your-turn', 'W-11');
        table.ada.calls(13);
        assert.equal(table.turn, 'ben');
      }
    });
  });
}

describe('may or must', () => {
  for (const game of [zwinkern, winkAgents]) {
    test(`E-10 W-37 ${game.facts.id}: calling at once means not designating`, () => {
      const table = adaCalled9(game);
      assert.deepEqual(table.ada.may(), new Set(['designate', 'call', 'signal']));
      table.ada.calls(10);
      assert.deepEqual(table.place(9), { number: 9, card: 'up', pawn: null });
      assert.deepEqual(table.hand('cleo'), [9, 10, 11, 12]);
      assert.equal(table.turn, 'ben');
      table.refuses(() => table.ada.designates('cleo'), 'not-your-turn', 'W-30');
    });

    test(`W-37 ${game.facts.id}: not designating does not free the pawn to stay`, () => {
      const table = adaCalled9(game);
      table.refuses(() => table.ada.calls(9), 'pawn-must-move', 'W-14');
      table.ada.calls(13);
    });
  }

  test('E-10 W-30 wink: the player must designate while the card called is there to be claimed', () => {
    const table = adaCalled9(wink);
    assert.deepEqual(table.ada.may(), new Set(['designate', 'signal']));
    table.refuses(() => table.ada.calls(10), 'must-designate-first', 'E-10');
    table.ada.designates('cleo');
    table.ada.calls(10);
  });

  test('E-10 wink: where somebody took the card meanwhile, the player calls at once', () => {
    const table = adaCalled9(wink);
    table.dora.accuses('cleo', 9);
    assert.deepEqual(table.ada.mayCall(), [5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16]);
    table.ada.calls(10);
  });
});

describe('a false designation', () => {
  test('E-11 zwinkern: the card is discarded from the table', () => {
    const table = adaCalled9(zwinkern);
    table.ada.designates('dora');
    assert.equal(table.place(9).card, 'gone');
    for (const name of table.names) assert.deepEqual(table.laid(name), []);
  });

  for (const game of TURNING_DOWN) {
    test(`E-11 ${game.facts.id}: the card is turned face down and left there`, () => {
      const table = adaCalled9(game);
      table.ada.designates('dora');
      assert.deepEqual(table.place(9), { number: 9, card: 'down', pawn: 0 });
      table.ada.calls(13);
      assert.deepEqual(table.place(9), { number: 9, card: 'down', pawn: null });
    });

    test(`E-12 W-33 ${game.facts.id}: the holder is revealed by laying the twin face down`, () => {
      const table = adaCalled9(game, cleoHolds9);
      table.ada.designates('dora');
      assert.deepEqual(table.laid('cleo'), [{ number: 9, from: 'hand', faceUp: false }]);
      assert.equal(table.inFrontOf('cleo').faceDown, 1);
      assert.deepEqual(table.hand('cleo'), [10, 11, 12]);
      const line = { t: 0, e: 'designated', seat: 0, named: 3, number: 9, right: false, laidBy: 2 };
      for (const onlooker of table.onlookers) assert.deepEqual(table.told(onlooker), line);

      const other = adaCalled9(game, doraHolds9);
      other.ada.designates('ben');
      assert.equal(other.inFrontOf('dora').faceDown, 1);
      assert.equal(other.inFrontOf('cleo').faceDown, 0);
    });
  }

  test('E-12 zwinkern: the twin stays in hand and can no longer score', () => {
    const table = adaCalled9(zwinkern);
    table.ada.designates('dora');
    assert.deepEqual(table.hand('cleo'), [9, 10, 11, 12]);
    assert.equal(table.inFrontOf('cleo').faceDown, 0);
    for (const name of table.names) {
      const legal = JSON.stringify(table.legal(name));
      assert.ok(!legal.includes('"number":9}'), `${name} can neither call 9 nor accuse about it`);
    }
    table.refuses(() => table.dora.accuses('cleo', 9), 'number-not-called', 'W-44');
    table.stops();
    assert.deepEqual(table.ended()?.scores, [4, 4, 4, 4]);
  });

  test('W-33 W-34 zwinkern: nothing tells who holds the twin, nor whether anybody does', () => {
    const tables = [cleoHolds9, doraHolds9, nobodyHolds9].map((deal) => adaCalled9(zwinkern, deal));
    for (const table of tables) {
      table.ada.designates('ben');
      assert.deepEqual(table.lastLine(), {
        t: 0,
        e: 'designated',
        seat: 0,
        named: 1,
        number: 9,
        right: false,
      });
    }
    const [cleo, dora, nobody] = tables as [Seated, Seated, Seated];
    looksTheSame(cleo, dora, ['ada', 'ben', 'spectator']);
    looksTheSame(cleo, nobody, ['ada', 'ben', 'dora', 'spectator']);
  });

  for (const game of [zwinkern, wink]) {
    test(`W-34 ${game.facts.id}: where the twin is undealt every designation is false`, () => {
      for (const named of ['ben', 'cleo', 'dora'] as const) {
        const table = adaCalled9(game, nobodyHolds9);
        table.ada.designates(named);
        const line = table.lastLine();
        assert.equal(line.e === 'designated' && line.right, false);
        assert.notEqual(table.place(9).card, 'up');
        assert.equal(table.inFrontOf('ada').score, 4);
      }
    });
  }

  test('W-34 E-12 wink: nobody lays a card down, and that is all that tells it was undealt', () => {
    const table = adaCalled9(wink, nobodyHolds9);
    table.ada.designates('cleo');
    const line = { t: 0, e: 'designated', seat: 0, named: 2, number: 9, right: false, laidBy: null };
    for (const onlooker of table.onlookers) {
      assert.deepEqual(table.told(onlooker), line);
      assert.equal(table.view(onlooker).revealed, null);
    }
    for (const name of table.names) {
      assert.deepEqual(table.laid(name), []);
      assert.equal(table.inFrontOf(name).handSize, 4);
    }
  });
});

type Seated = ReturnType<typeof seatAt>;
