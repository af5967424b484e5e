import type { BotName } from '../players/name.ts';
import type { Cell } from './cells.ts';

/** How much more one bot wins than another in the same seats of the same deals among the same others. */
export interface Paired {
  readonly one: BotName;
  readonly other: BotName;
  /** In shares of all games. */
  readonly difference: number;
  readonly margin: number;
  /** How likely a difference at least as large would be among equals. */
  readonly p: number;
}

/** Every two of them, over all kinds of others together. Each deal counts once, so that what is common to a deal falls out. */
export function pairedOf(bots: readonly BotName[], cells: readonly Cell[], games: number): Paired[] {
  return bots.flatMap((one, index) =>
    bots.slice(index + 1).map((other) => compare(one, other, cells, games)),
  );
}

function compare(one: BotName, other: BotName, cells: readonly Cell[], games: number): Paired {
  const wonBy = (bot: BotName, game: number): number => {
    const among = cells.filter((cell) => cell.one === bot);
    return among.reduce((total, { won }) => total + won[game]!, 0) / among.length;
  };
  const differences = Array.from({ length: games }, (_, game) => wonBy(one, game) - wonBy(other, game));
  const difference = differences.reduce((total, value) => total + value, 0) / games;
  const squares = differences.reduce((total, value) => total + (value - difference) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, games - 1) / games);
  return { one, other, difference, margin: 1.96 * error, p: error === 0 ? 1 : bothTails(difference / error) };
}

/** How much of a normal distribution lies beyond so many deviations, on both sides (Abramowitz and Stegun 7.1.26). */
export function bothTails(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return series * Math.exp(-x * x);
}
