import { fingerprint, type Line } from '@oeillade/kernel';
import { library } from '../../../shell/library.ts';
import type { KeptGame } from '../kept-game.ts';
import { keptGames } from '../kept-games.ts';
import { summaryOf } from '../summary.ts';
import { counted, type Tally } from './tally.ts';
import { keepTally, readTally } from './tally-kept.ts';

/** Counts games that have ended, each once, the oldest first. */
export async function countGames(games: readonly KeptGame[]): Promise<Tally> {
  let tally = readTally();
  for (const game of [...games].sort((one, other) => one.ended - other.ended)) {
    const key = fingerprint(game.record).slice(0, 16);
    const summary = tally.games.includes(key) ? null : summaryOf(game);
    if (!summary?.me) continue;
    await library.loadStory(summary.game);
    tally = counted(tally, key, summary, library.traitsOf(summary.game, linesIn(game.record)));
  }
  keepTally(tally);
  return tally;
}

/** All that this device keeps: games of before anything was counted, and those that came with a file. */
export const countKeptGames = async (): Promise<Tally> =>
  countGames((await (await keptGames())?.all().catch(() => [])) ?? []);

/** Nearly all lines of a record are looks, which count for nothing. */
function linesIn(record: string): Line[] {
  return record
    .split('\n')
    .slice(1)
    .filter((text) => text !== '' && !text.includes('"e":"looked"'))
    .map((text) => JSON.parse(text) as Line);
}
