import { Random, seedFrom } from '@oeillade/kernel';
import type { BotName } from '../players/name.ts';
import type { Interval } from '../statistics/wilson.ts';
import type { Cell } from './cells.ts';

/** What a rating counts from, and how much stronger a seat is that wins ten times as often as another. */
const MIDDLE = 1000;
const TENFOLD = 400;

const ROUNDS_OF_FIT = 200;
const RESAMPLES = 200;

/** What the fit needs to know of a cell: who sat there, and how much the one won. */
interface Tally {
  readonly one: number;
  readonly others: number;
  readonly players: number;
  readonly games: number;
  readonly won: number;
}

/**
 * The model of Bradley and Terry for tables of any size (Luce): a seat wins with the share that its bot's strength has of
 * all strengths at the table. The strengths that make the results likeliest, by Hunter's iteration (MM algorithms for
 * generalized Bradley–Terry models, 2004). Everybody is given half a victory and half a defeat against a bot of middling
 * strength, so that whoever wins nothing has a strength too.
 */
export function strengthsOf(bots: number, tallies: readonly Tally[]): number[] {
  let strengths: number[] = Array.from({ length: bots }, () => 1);
  const wins = strengths.map((_, bot) => 0.5 + sum(tallies, (tally) => winsOf(tally, bot)));
  for (let round = 0; round < ROUNDS_OF_FIT; round++) {
    const met = strengths.map(
      (own, bot) => 1 / (own + 1) + sum(tallies, (tally) => weightOf(tally, bot, strengths)),
    );
    const next = wins.map((won, bot) => won / met[bot]!);
    const middle = Math.exp(sum(next, Math.log) / bots);
    strengths = next.map((strength) => strength / middle);
  }
  return strengths;
}

function winsOf({ one, others, games, won }: Tally, bot: number): number {
  return (one === bot ? won : 0) + (others === bot ? games - won : 0);
}

/** How many seats the bot had in a cell, each weighed by what it had to beat. */
function weightOf({ one, others, players, games }: Tally, bot: number, strengths: readonly number[]): number {
  const seats = (one === bot ? 1 : 0) + (others === bot ? players - 1 : 0);
  return (games * seats) / (strengths[one]! + (players - 1) * strengths[others]!);
}

export interface Rating extends Interval {
  readonly bot: BotName;
  readonly rating: number;
}

/** Ratings, the best first, with 95 % intervals from deals drawn again and again. */
export function ratingsOf(bots: readonly BotName[], cells: readonly Cell[], games: number): Rating[] {
  const all = Array.from({ length: games }, (_, game) => game);
  const fitted = ratings(bots, cells, all);
  const random = new Random(seedFrom('crossplay'), 'resample');
  const again = Array.from({ length: RESAMPLES }, () =>
    ratings(
      bots,
      cells,
      all.map(() => random.below(games)),
    ),
  );
  return bots
    .map((bot, index) => {
      const drawn = again.map((one) => one[index]!).sort((a, b) => a - b);
      const at = (share: number): number => drawn[Math.round(share * (RESAMPLES - 1))]!;
      return { bot, rating: fitted[index]!, low: at(0.025), high: at(0.975) };
    })
    .sort((one, other) => other.rating - one.rating);
}

function ratings(bots: readonly BotName[], cells: readonly Cell[], games: readonly number[]): number[] {
  const tallies = cells
    // Whoever plays among their own kind shows nothing about others.
    .filter(({ one, others }) => one !== others)
    .map(({ one, others, job, won }) => ({
      one: bots.indexOf(one),
      others: bots.indexOf(others),
      players: job.setup.players,
      games: games.length,
      won: sum(games, (game) => won[game]!),
    }));
  return strengthsOf(bots.length, tallies).map((strength) => MIDDLE + TENFOLD * Math.log10(strength));
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
