import { LEVELS } from '@oeillade/bots';
import { type BotName, labelsOf } from '../players/name.ts';
import { Courses } from '../statistics/courses.ts';
import { Distribution } from '../statistics/distribution.ts';
import { type Interval, wilson } from '../statistics/wilson.ts';
import type { Sitting, TournamentGame } from './story.ts';

/** What became of one bot, however many seats of each table it had. */
export class Standing {
  readonly bot: BotName;
  /** Seats taken, over all games. */
  sittings = 0;
  /** Victories, a shared one in parts. */
  won = 0;
  readonly points = new Distribution();
  readonly #deeds = new Map<string, number>();

  constructor(bot: BotName) {
    this.bot = bot;
  }

  add({ points, won, deeds }: Sitting): void {
    this.sittings++;
    this.won += won;
    this.points.add(points);
    for (const [deed, times] of Object.entries(deeds)) {
      this.#deeds.set(deed, (this.#deeds.get(deed) ?? 0) + times);
    }
  }

  /** The names of the deeds that were counted for this bot. */
  get deeds(): readonly string[] {
    return [...this.#deeds.keys()];
  }

  /** How often it did something, over all games. */
  did(deed: string): number {
    return this.#deeds.get(deed) ?? 0;
  }
}

/** A share of victories with its 95 % interval; `fair` is what equals would get. */
export interface Wins extends Interval {
  readonly share: number;
  readonly fair: number;
}

/** The state of a tournament. Only whole rounds count: everybody has sat in every seat equally often. */
export class Standings {
  readonly players: number;
  games = 0;
  readonly turns = new Distribution();
  readonly seconds = new Distribution();
  readonly ends = new Map<string, number>();
  readonly courses = new Courses();
  readonly #bots = new Map<BotName, Standing>();
  #round: TournamentGame[] = [];

  constructor(players: number) {
    this.players = players;
  }

  add(story: TournamentGame): void {
    this.#round.push(story);
    if (this.#round.length < this.players) return;
    for (const complete of this.#round) this.#count(complete);
    this.#round = [];
  }

  /** Guests first, in the order in which they came; then our own levels, the best first. */
  get standings(): Standing[] {
    const place = ({ bot }: Standing): number => (LEVELS as readonly string[]).indexOf(bot);
    return [...this.#bots.values()].sort((one, other) =>
      place(one) < 0 || place(other) < 0 ? place(one) - place(other) : place(other) - place(one),
    );
  }

  /** What each bot is called in tables. */
  get labels(): ReadonlyMap<BotName, string> {
    return labelsOf([...this.#bots.keys()]);
  }

  of(bot: BotName): Standing {
    const standing = this.#bots.get(bot) ?? new Standing(bot);
    this.#bots.set(bot, standing);
    return standing;
  }

  /** The games that this bot has won, on whichever of its seats. */
  wins(bot: BotName): Wins {
    const { won, sittings } = this.of(bot);
    return {
      share: won / this.games,
      fair: sittings / this.games / this.players,
      ...wilson(won, this.games),
    };
  }

  /** How often anybody did something. */
  did(deed: string): number {
    return this.standings.reduce((sum, standing) => sum + standing.did(deed), 0);
  }

  #count({ seats, turns, milliseconds, end, course, outcome }: TournamentGame): void {
    this.games++;
    this.turns.add(turns);
    this.seconds.add(Math.round(milliseconds / 1000));
    this.courses.add(course, outcome);
    this.ends.set(end, (this.ends.get(end) ?? 0) + 1);
    for (const sitting of seats) this.of(sitting.bot).add(sitting);
  }
}
