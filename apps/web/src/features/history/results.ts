import { type GameId, gameIds } from '@oeillade/games';
import { LEVELS, type Level } from '../home/levels.ts';
import { latestFirst, type PlayerSummed, type Summary } from './summary.ts';

/** How it went for me, over some games. */
export interface Results {
  readonly played: number;
  readonly won: number;
  /** Null before the first game. */
  readonly averageRank: number | null;
}

export interface Streaks {
  /** Wins in a row up to the last game. */
  readonly current: number;
  readonly best: number;
}

export interface Beaten {
  readonly level: Level;
  /** Bots of this level at my tables, and those that came in after me. */
  readonly met: number;
  readonly beaten: number;
}

interface Mine extends Summary {
  readonly me: PlayerSummed;
}

const isMine = (game: Summary): game is Mine => game.me !== null;

/** First, alone or with others; where the whole table is first, nobody has won. */
export const hasWon = ({ me, players }: Summary): boolean =>
  me?.rank === 1 && players.some(({ rank }) => rank > 1);

/** Games of others say nothing about me. */
export function resultsOf(games: readonly Summary[]): Results {
  const mine = games.filter(isMine);
  const ranks = mine.reduce((sum, { me }) => sum + me.rank, 0);
  return {
    played: mine.length,
    won: mine.filter(hasWon).length,
    averageRank: mine.length === 0 ? null : ranks / mine.length,
  };
}

/** Those that I have played, in the order of the shelf. */
export function resultsByGame(
  games: readonly Summary[],
): { readonly game: GameId; readonly results: Results }[] {
  return gameIds
    .map((game) => ({ game, results: resultsOf(games.filter((one) => one.game === game)) }))
    .filter(({ results }) => results.played > 0);
}

export function streaksOf(games: readonly Summary[]): Streaks {
  let current = 0;
  let best = 0;
  for (const game of games.filter(isMine).sort(latestFirst).reverse()) {
    current = hasWon(game) ? current + 1 : 0;
    best = Math.max(best, current);
  }
  return { current, best };
}

/** The levels that I have met, from the weakest. */
export function botsBeaten(games: readonly Summary[]): Beaten[] {
  const mine = games.filter(isMine);
  return LEVELS.map((level) => {
    const bots = mine.flatMap(({ me, players }) =>
      players.filter((one) => one.level === level).map(({ rank }) => rank > me.rank),
    );
    return { level, met: bots.length, beaten: bots.filter(Boolean).length };
  }).filter(({ met }) => met > 0);
}
