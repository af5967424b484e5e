import { type BotName, labelsOf } from '../players/name.ts';
import type { Measure } from '../statistics/measure.ts';
import { type Interval, wilson } from '../statistics/wilson.ts';
import { type Cell, gamesOfAll } from './cells.ts';
import { type Paired, pairedOf } from './paired.ts';
import { type Rating, ratingsOf } from './rating.ts';

/** How much more than a fair share somebody wins. */
interface Multiple extends Interval {
  readonly value: number;
}

/** What a crossplay has shown. */
export class CrossplayResult {
  readonly players: number;
  /** Of each cell. */
  readonly games: number;
  /** The best first. */
  readonly ratings: readonly Rating[];
  readonly paired: readonly Paired[];
  readonly labels: ReadonlyMap<BotName, string>;
  readonly #cells: readonly Cell[];

  constructor(bots: readonly BotName[], cells: readonly Cell[], players: number) {
    this.players = players;
    this.games = gamesOfAll(cells, players);
    this.labels = labelsOf(bots);
    this.#cells = cells;
    this.ratings = this.games === 0 ? [] : ratingsOf(bots, cells, this.games);
    this.paired = this.games === 0 ? [] : pairedOf(this.bots, cells, this.games);
  }

  /** The best first. */
  get bots(): BotName[] {
    return this.ratings.map(({ bot }) => bot);
  }

  /** What one bot wins alone among others, as a multiple of its fair share. */
  among(one: BotName, others: BotName): Multiple {
    const { won } = this.#cells.find((cell) => cell.one === one && cell.others === others)!;
    const total = won.slice(0, this.games).reduce((sum, part) => sum + part, 0);
    const { low, high } = wilson(total, this.games);
    const { players } = this;
    return { value: (total / this.games) * players, low: low * players, high: high * players };
  }

  measures(game: string): Measure[] {
    const { players, games: n } = this;
    const label = (bot: BotName): string => this.labels.get(bot)!;
    const cells = this.bots.flatMap((one) =>
      this.bots.map((others) => ({
        of: label(one),
        measure: `times fair share among ${label(others)}`,
        ...this.among(one, others),
        n,
      })),
    );
    const ratings = this.ratings.map(({ bot, rating, low, high }) => ({
      of: label(bot),
      measure: 'rating',
      value: rating,
      low,
      high,
      n,
    }));
    const paired = this.paired.flatMap(({ one, other, difference, margin, p }) => [
      {
        of: label(one),
        measure: `wins more than ${label(other)}`,
        value: difference,
        low: difference - margin,
        high: difference + margin,
        n,
      },
      { of: label(one), measure: `p against ${label(other)}`, value: p, n },
    ]);
    return [...ratings, ...cells, ...paired].map((part) => ({ game, players, ...part }));
  }
}
