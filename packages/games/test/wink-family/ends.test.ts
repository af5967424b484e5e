import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSetup, seedFrom } from '@oeillade/kernel';
import { playOut } from '@oeillade/kernel/testkit';
import { EDITIONS, zwinkern } from './table.ts';

const GAMES = 200;

for (const game of EDITIONS) {
  const { id, players: range } = game.facts;
  for (let players = range.min; players <= range.max; players++) {
    test(`W-16 W-50 W-51 E-16 ${id} for ${players}: ${GAMES} random games end by an empty hand or an empty board`, () => {
      const read = readSetup(game, players, {});
      assert.ok(read.ok);
      for (let number = 0; number < GAMES; number++) {
        const { play } = playOut(game, read.setup, seedFrom(`end ${number}`));
        const view = game.view(play.state, null);
        const isHandEmpty = view.seats.some(({ handSize }) => handSize === 0);
        const isBoardEmpty = view.board.every(({ card }) =>
          game === zwinkern ? card === 'gone' : card !== 'up',
        );
        assert.equal(view.revealed?.why, isHandEmpty ? 'hand-empty' : 'board-empty');
        assert.ok(isHandEmpty || isBoardEmpty, `game ${number}`);
      }
    });
  }
}
