import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GameId, games, type winkFamily } from '@oeillade/games';
import { type Line, readSetup, seedFrom } from '@oeillade/kernel';
import { DEFAULT_RULES } from '@oeillade/table';
import { LEVELS, type Level, playBots } from '../../src/index.ts';

/** Of each edition, size and level. */
const GAMES = 30;

const EDITIONS = ['zwinkern', 'wink-agents', 'wink'] as const;

/** How a game of bots of one level ends. `playBots` throws where it takes longer than a day. */
function endOf(game: GameId, players: number, level: Level, number: number): winkFamily.Ended {
  const setup = readSetup(games[game] as never, players, {});
  assert.ok(setup.ok);
  const { table } = playBots({
    game,
    setup: setup.setup,
    rules: DEFAULT_RULES,
    secret: seedFrom(`${game}/${players}/${level}/${number}`),
    seats: Array.from({ length: players }, (_, seat) => ({ name: `Bot ${seat}`, level })),
  });
  const last = JSON.parse(table.record()!.trimEnd().split('\n').at(-1)!) as Line<winkFamily.WinkEvent>;
  return last.e === 'ended' ? last : assert.fail('the record has no end');
}

for (const id of EDITIONS) {
  const { min, max } = games[id].facts.players;
  for (const level of LEVELS) {
    test(`W-16 W-18 W-51 ${id}: games of ${level} bots end by an empty hand or an empty board, at every size`, () => {
      for (let players = min; players <= max; players++) {
        for (let number = 0; number < GAMES; number++) {
          const { why } = endOf(id, players, level, number);
          assert.ok(
            why === 'hand-empty' || why === 'board-empty',
            `${players} players, game ${number}: ${why}`,
          );
        }
      }
    });
  }
}
