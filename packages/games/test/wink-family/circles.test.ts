import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import type { WinkGame } from '../../src/wink-family/index.ts';
import { type Name, seatAt, type Table, wink, winkAgents, zwinkern } from './table.ts';

const OPTIONAL = [zwinkern, winkAgents];

/** One card on the board, and nobody holds its twin: whoever calls it takes the pawn off again a lap later. */
const lastCard = (game: WinkGame): Table => seatAt(game, { board: [33], left: [33] });

/** Plays turns in which nobody is named: a call where there is one, else a pass. */
function playOn(table: Table, turns: number): void {
  for (let turn = 0; turn < turns; turn++) {
    const player = table[table.turn!];
    if (player.may().has('pass')) player.passes();
    else player.calls(player.mayCall()[0]!);
  }
}

const circles = (game: WinkGame, table: Table): boolean => game.goesInCircles(table.play.state);

for (const game of OPTIONAL) {
  describe(`${game.facts.id} goes round in circles`, () => {
    test('W-18 after three laps with a pass in each, in which no card left the board', () => {
      const table = lastCard(game);
      table.ada.calls(33);
      playOn(table, 11);
      assert.ok(!circles(game, table), 'eleven turns since the first pass');
      playOn(table, 1);
      assert.ok(circles(game, table));
      playOn(table, 40);
      assert.ok(circles(game, table), 'and it goes on so');
      assert.equal(table.ended(), null);
    });

    test('W-18 a card that leaves the board, or is turned, breaks the circle', () => {
      const table = seatAt(game, { board: [33, 34], left: [33, 34] });
      table.ada.calls(33);
      table.ben.calls(34);
      playOn(table, 20);
      assert.ok(circles(game, table));
      while (!table[table.turn!].may().has('designate')) playOn(table, 1);
      const { turn } = table;
      table[turn!].designates(turn === 'ada' ? 'ben' : 'ada');
      assert.ok(!circles(game, table));
      playOn(table, 11);
      assert.ok(!circles(game, table), 'counted anew');
      playOn(table, 1);
      assert.ok(circles(game, table));
    });

    test('W-18 an interception breaks the circle', () => {
      // 5 is ben's, who is the only one that cannot call it.
      const table = seatAt(game, { hands: [[1, 2], [5, 6], [3], [4]], board: [5] });
      table.ada.calls(5);
      playOn(table, 12);
      assert.ok(circles(game, table));
      const caller = table.names.find((name) => table.inFrontOf(name).called === 5)!;
      const accuser = table.names.find((name) => name !== caller && name !== 'ben')!;
      table[accuser].accuses('ben', 5);
      assert.ok(!circles(game, table));
    });

    test('W-18 a lap in which everybody calls is no circle', () => {
      const table = seatAt(game, { hands: [[1, 2], [3, 6], [4], [5]] });
      table.ada.calls(3);
      table.ben.calls(4);
      table.cleo.calls(5);
      table.dora.calls(6);
      table.ada.passes();
      playOn(table, 40);
      assert.ok(!circles(game, table));
    });

    test('W-18 D-8 a stand-in names somebody there, if its player is away', () => {
      for (let number = 0; number < 30; number++) {
        const table = lastCard(game);
        table.ada.calls(33);
        playOn(table, 12);
        while (!table[table.turn!].may().has('designate')) playOn(table, 1);
        assert.equal(standsIn(game, table, number, { isAway: true }), 'designate');
        assert.equal(standsIn(game, table, number, { isAway: false }), 'pass');
      }
    });
  });

  test(`D-8 ${game.facts.id}: for a player who is there a stand-in names nobody; for one who is away now and then`, () => {
    const table = seatAt(game);
    table.ada.calls(9);
    table.ben.calls(10);
    table.cleo.calls(1);
    table.dora.calls(5);
    const moves = (isAway: boolean) =>
      Array.from({ length: 400 }, (_, number) => standsIn(game, table, number, { isAway }));
    assert.deepEqual(new Set(moves(false)), new Set(['call']));
    const named = moves(true).filter((kind) => kind === 'designate').length;
    assert.ok(named > 60 && named < 140, `${named} of 400`);
  });
}

test('D-8 E-10 wink: where naming is a must, a stand-in names somebody for a player who is there as well', () => {
  const table = seatAt(wink);
  table.ada.calls(9);
  table.ben.calls(10);
  table.cleo.calls(1);
  table.dora.calls(5);
  for (let number = 0; number < 30; number++) {
    assert.equal(standsIn(wink, table, number, { isAway: false }), 'designate');
  }
});

/** The kind of move that the stand-in of whoever's turn it is would make. */
function standsIn(game: WinkGame, table: Table, number: number, player: { isAway: boolean }): string {
  const { state } = table.play;
  const seat = table.names.indexOf(table.turn as Name);
  const move = game.standIn(state, seat, new Random(seedFrom(String(number)), 'stand-in'), player);
  return game.toCommand(state, seat, move).do;
}
