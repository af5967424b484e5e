import type { Game, GameEvent, GameRecord, Line, Outcome, Setup } from '@oeillade/kernel';
import type { Rate } from '../games/counted.ts';
import { partOf } from '../games/part-of.ts';
import { gameIds } from '../library.ts';
import { courseOf } from './course.ts';
import { Courses } from './courses.ts';
import { Distribution, type Share, Shares } from './distribution.ts';

type Ended = GameEvent & Outcome;

/** What became of the bots of one name, on all their seats. */
export class BotTally {
  sittings = 0;
  won = 0;
  readonly points = new Distribution();
}

/** The games of one kind with the same number of players. */
export class Group {
  readonly id: string;
  readonly title: string;
  readonly players: number;
  finished = 0;
  unfinished = 0;
  readonly points = new Distribution();
  readonly turns = new Distribution();
  readonly events = new Distribution();
  readonly seconds = new Distribution();
  readonly ends = new Map<string, number>();
  readonly courses = new Courses();
  /** By name; people are left out. */
  readonly bots = new Map<string, BotTally>();
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #wins: readonly Shares[];
  readonly #rates = new Map<string, Rate>();

  constructor({ game, setup }: GameRecord) {
    this.#game = game;
    this.#setup = setup;
    this.id = game.facts.id;
    this.title = game.facts.title;
    this.players = setup.players;
    this.#wins = Array.from({ length: setup.players }, () => new Shares());
  }

  get wins(): Share[] {
    return this.#wins.map(({ share }) => share);
  }

  get rates(): Rate[] {
    return [...this.#rates.values()];
  }

  add({ lines, header }: GameRecord): void {
    const last = lines.at(-1);
    if (last?.e !== 'ended') {
      this.unfinished++;
      return;
    }
    const { scores, ranks } = last as Line<Ended>;
    this.courses.add(courseOf(this.#game, this.#setup, lines, { scores, ranks }), { scores, ranks });
    this.finished++;
    this.#addOutcome(last as Line<Ended>, header);
    const { turns, end, rates } = partOf(this.id).count(lines);
    this.turns.add(turns);
    this.events.add(lines.length);
    this.seconds.add(Math.round(last.t / 1000));
    this.ends.set(end, (this.ends.get(end) ?? 0) + 1);
    for (const rate of rates) this.#addRate(rate);
  }

  #addOutcome({ scores, ranks }: Ended, { seats }: GameRecord['header']): void {
    for (const score of scores) this.points.add(score);
    const winners = ranks.filter((rank) => rank === 1).length;
    this.#wins.forEach((shares, seat) => {
      const won = ranks[seat] === 1 ? 1 / winners : 0;
      shares.add(won);
      this.#addBot(seats[seat], won, scores[seat]!);
    });
  }

  #addBot(seat: GameRecord['header']['seats'][number] | undefined, won: number, points: number): void {
    if (seat?.kind !== 'bot') return;
    const name = seat.bot ?? 'unknown';
    const tally = this.bots.get(name) ?? new BotTally();
    this.bots.set(name, tally);
    tally.sittings++;
    tally.won += won;
    tally.points.add(points);
  }

  #addRate(rate: Rate): void {
    const key = `${rate.what}, ${rate.quality}`;
    const before = this.#rates.get(key);
    const times = rate.times + (before?.times ?? 0);
    this.#rates.set(key, { ...rate, times, hits: rate.hits + (before?.hits ?? 0) });
  }
}

/** All that was read, by game and number of players. */
export class Statistics {
  broken = 0;
  readonly #groups = new Map<string, Group>();

  add(record: GameRecord): void {
    const key = `${record.game.facts.id}/${record.setup.players}`;
    const group = this.#groups.get(key) ?? new Group(record);
    this.#groups.set(key, group);
    group.add(record);
  }

  get groups(): Group[] {
    const order = (group: Group) => gameIds.indexOf(group.id) * 100 + group.players;
    return [...this.#groups.values()].sort((a, b) => order(a) - order(b));
  }
}
