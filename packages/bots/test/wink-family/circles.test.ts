import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, type winkFamily } from '@oeillade/games';
import { legalCommands, Random, type Setup, seedFrom } from '@oeillade/kernel';
import { LEVELS, type Level } from '../../src/index.ts';
import { chooseTurn } from '../../src/wink-family/judgement.ts';
import { Memory } from '../../src/wink-family/memory.ts';
import { TEMPERS } from '../../src/wink-family/temper.ts';

const OPTIONAL = [games.zwinkern, games['wink-agents']];

/** Three cards are left for four players, and nobody holds their twins. */
const DEALT: winkFamily.Dealt = {
  e: 'dealt',
  board: [33, 34, 35],
  hands: [[1], [2], [3], [4]],
  left: [33, 34, 35],
  spies: [0, 0, 0, 0],
  first: 0,
};

/**
 * Plays laps in which nobody is named, and gives what the player remembers who could now name somebody and could call
 * as well: in circles, or before it came to that.
 */
function remembered(game: winkFamily.WinkGame, inCircles: boolean): Memory {
  const setup: Setup<winkFamily.WinkOptions> = { players: 4, options: game.facts.defaults };
  const state = game.begin(setup, DEALT);
  const memories = [0, 1, 2, 3].map((seat) => new Memory(game, setup, game.view(state, seat)));
  for (let turns = 0; turns < 100; turns++) {
    const seat = memories[0]!.turn;
    const legal = legalCommands(game, state, seat);
    const kinds = new Set(legal.map((command) => command.do));
    if (game.goesInCircles(state) === inCircles && kinds.has('designate') && kinds.has('call')) {
      return memories[seat]!;
    }
    const command = legal.find((one) => one.do === 'call' || one.do === 'pass')!;
    const event: winkFamily.WinkSeen =
      command.do === 'call' ? { e: 'called', seat, number: command.number } : { e: 'passed', seat };
    game.fold(state, event);
    for (const memory of memories) memory.hear(event);
  }
  return assert.fail('nobody has the choice');
}

/** The kinds of what a bot of this level does, over many turns like this one. */
const chosen = (memory: Memory, level: Level): Set<string> =>
  new Set(
    Array.from({ length: 50 }, (_, number) => {
      const random = new Random(seedFrom(`turn ${number}`), 'choice');
      return chooseTurn(memory, TEMPERS[level], random).do;
    }),
  );

for (const game of OPTIONAL) {
  for (const level of LEVELS) {
    test(`W-18 ${game.facts.id}, ${level} bots: in circles they name somebody, where they could call as well`, () => {
      assert.deepEqual(chosen(remembered(game, true), level), new Set(['designate']));
    });
  }

  test(`W-37 ${game.facts.id}: before it comes to that, random bots call on as often as they name somebody`, () => {
    assert.deepEqual(chosen(remembered(game, false), 'random'), new Set(['designate', 'call']));
  });
}
