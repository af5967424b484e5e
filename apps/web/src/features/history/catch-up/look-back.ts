import { findTable, listGames } from '../../../shell/session/api.ts';
import { fetchRecord } from '../fetch-record.ts';
import { keep } from '../keep.ts';
import { keptGames } from '../kept-games.ts';
import { catchUp, type GameStatus } from './catch-up.ts';
import { forgetUnseenEnd, readUnseenEnds, type UnseenEnd } from './unseen-ends.ts';

let underway: Promise<number> | null = null;

/** Asks the server for the games whose end this browser has missed; gives how many it keeps now. */
export function lookBack(): Promise<number> {
  underway ??= look().finally(() => {
    underway = null;
  });
  return underway;
}

async function look(): Promise<number> {
  if (!(await keptGames())) return 0;
  return catchUp({
    unseen: readUnseenEnds(),
    status: statusOf,
    record: async (game) => {
      const fetched = await fetchRecord(game);
      return fetched.ok ? fetched.text : null;
    },
    keep,
    forgetUnseenEnd,
  });
}

async function statusOf({ code, round }: UnseenEnd): Promise<GameStatus> {
  const table = await findTable(code);
  if (!table.ok) return table.code === 'no-such-table' ? 'gone' : 'unknown';
  if (table.value.phase === 'playing' && table.value.round === round) return 'playing';
  const games = await listGames(code);
  if (!games.ok) return 'unknown';
  const game = games.value.find((one) => one.round === round);
  return game ? { ended: game.ended } : 'gone';
}
