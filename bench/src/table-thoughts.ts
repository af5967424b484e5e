import { EXPERT, playAndKeep, setupOf } from './table-games.ts';

/** How long the acts of experts at one table took, in milliseconds. */
export interface ThinkingTimes {
  readonly game: string;
  readonly players: number;
  readonly acts: number;
  readonly typical: number;
  readonly rare: number;
  readonly most: number;
}

const WATCHED = [
  { game: 'wink', players: 8, games: 20 },
  { game: 'spywhere', players: 2, games: 10 },
  { game: 'spywhere', players: 4, games: 6 },
  { game: 'spywhere', players: 6, games: 3 },
] as const;

/** The first game is not counted: the compiler is still at work. */
export const thinkingTimes = (): ThinkingTimes[] =>
  WATCHED.map(({ game, players, games }) => {
    const plan = { game, setup: setupOf(game, players), level: EXPERT };
    const times: number[] = [];
    playAndKeep(plan, 'thoughts');
    for (let number = 0; number < games; number++) {
      playAndKeep(plan, `thoughts/${number}`, (_, milliseconds) => times.push(milliseconds));
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!;
    return { game, players, acts: times.length, typical: at(0.5), rare: at(0.999), most: times.at(-1)! };
  });
