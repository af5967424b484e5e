import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type GameEvent, type Line, readSetup, seedFrom } from '@oeillade/kernel';
import { playOut } from '@oeillade/kernel/testkit';
import { readEnded } from '../../src/features/table/end/ended.ts';
import type { Ended } from '../../src/games/contract/end.ts';
import { spywhereEnding, pointsOf as spywherePoints } from '../../src/games/spywhere/spywhere-ending.ts';
import { winkEnding } from '../../src/games/wink-family/end/wink-ending.ts';
import { pointsOf as winkPoints } from '../../src/games/wink-family/end/wink-points.ts';
import { seatsByRank, winnersOf } from '../../src/ui/end/finish.ts';
import { findGame, library } from '../support/library.ts';
import { recordOf } from '../support/wink-family/evening.ts';

const PLAYERS = 4;
const GAMES_EACH = 6;

/** Random games, signals included: the table stamps those, here by hand. */
function endedOf(id: string, round: number): Ended {
  const game = findGame(id)!;
  const setup = readSetup(game, PLAYERS, {});
  if (!setup.ok) throw new Error(setup.message);
  const { play } = playOut(game, setup.setup, seedFrom(`${id} ${round}`));
  const lines = play.lines.map((line) =>
    line.e === 'signalled' ? { seenBy: [], from: line.t, until: line.t, ...line } : line,
  ) as Line<GameEvent>[];
  return readEnded(recordOf(id, lines))!;
}

/** What the entries of everybody's account add up to, for the games that have accounts. */
const POINTS: Readonly<Record<string, (ended: Ended) => number[]>> = {
  'wink-family': (ended) => winkEnding(ended).accounts.map(winkPoints),
  spywhere: (ended) => spywhereEnding(ended).accounts.map(spywherePoints),
};

describe('at the end of any game', () => {
  for (const { id, folder } of library.labels) {
    const pointsIn = POINTS[folder];
    if (pointsIn) {
      test(`${id}: the entries add up to the points of everybody`, () => {
        for (let round = 0; round < GAMES_EACH; round++) {
          const ended = endedOf(id, round);
          assert.deepEqual(pointsIn(ended), ended.finish.scores);
        }
      });
    }

    test(`${id}: nobody stands behind somebody with fewer points`, () => {
      for (let round = 0; round < GAMES_EACH; round++) {
        const { finish } = endedOf(id, round);
        const scores = seatsByRank(finish).map((seat) => finish.scores[seat]!);
        assert.deepEqual(
          scores,
          [...scores].sort((one, other) => other - one),
        );
        assert.equal(finish.scores[winnersOf(finish)[0]!], Math.max(...finish.scores));
      }
    });
  }
});
