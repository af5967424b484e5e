import { fingerprint } from '@oeillade/kernel';
import type { RecordedLine } from '../../../games/contract/feats.ts';
import { partOf } from '../../../games/index.ts';
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
    const deedsOf = await partOf(summary.game).deeds?.();
    const deeds = deedsOf?.(linesIn(game.record), summary.me.seat) ?? {};
    tally = counted(tally, key, summary, deeds);
  }
  keepTally(tally);
  return tally;
}

/** All that this device keeps: games of before anything was counted, and those that came with a file. */
export const countKeptGames = async (): Promise<Tally> =>
  countGames((await (await keptGames())?.all().catch(() => [])) ?? []);

/** Nearly all lines of a record are looks, which count for nothing. */
function linesIn(record: string): RecordedLine[] {
  return record
    .split('\n')
    .slice(1)
    .filter((text) => text !== '' && !text.includes('"e":"looked"'))
    .map((text) => JSON.parse(text) as RecordedLine);
}
