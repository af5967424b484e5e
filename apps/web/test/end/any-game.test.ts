import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findGame, gameIds } from '@oeillade/games';
import { type GameEvent, type Line, readSetup, type Seat, seedFrom } from '@oeillade/kernel';
import { playOut } from '@oeillade/kernel/testkit';
import { type Ending, readEnding } from '../../src/features/table/end/ending.ts';
import { seatsByRank, winnersOf } from '../../src/features/table/end/finish.ts';
import { pointsOf as spywherePoints } from '../../src/games/spywhere/end/spywhere-ending.ts';
import { pointsOf as winkPoints } from '../../src/games/wink-family/end/wink-points.ts';
import { recordOf } from './evening.ts';

const PLAYERS = 4;
const GAMES_EACH = 6;

/** Random games, signals included: the table stamps those, here by hand. */
function endingOf(id: string, round: number): Ending {
  const game = findGame(id)!;
  const setup = readSetup(game, PLAYERS, {});
  if (!setup.ok) throw new Error(setup.message);
  const { play } = playOut(game, setup.setup, seedFrom(`${id} ${round}`));
  const lines = play.lines.map((line) =>
    line.e === 'signalled' ? { seenBy: [], from: line.t, until: line.t, ...line } : line,
  ) as Line<GameEvent>[];
  return readEnding(recordOf(id, lines))!;
}

const pointsOf = (ending: Ending, seat: Seat): number =>
  ending.game === 'spywhere' ? spywherePoints(ending.accounts[seat]!) : winkPoints(ending.accounts[seat]!);

describe('at the end of any game', () => {
  for (const id of gameIds) {
    test(`${id}: the lines add up to the points of everybody`, () => {
      for (let round = 0; round < GAMES_EACH; round++) {
        const ending = endingOf(id, round);
        assert.deepEqual(
          ending.scores.map((_, seat) => pointsOf(ending, seat)),
          ending.scores,
        );
      }
    });

    test(`${id}: nobody stands behind somebody with fewer points`, () => {
      for (let round = 0; round < GAMES_EACH; round++) {
        const ending = endingOf(id, round);
        const scores = seatsByRank(ending).map((seat) => ending.scores[seat]!);
        assert.deepEqual(
          scores,
          [...scores].sort((one, other) => other - one),
        );
        assert.equal(ending.scores[winnersOf(ending)[0]!], Math.max(...ending.scores));
      }
    });
  }
});
