import type { GameEvent, GameRecord, Line } from '@oeillade/kernel';
import { partOf } from '../games/part-of.ts';
import { gameIds } from '../library.ts';
import type { Rate } from './counted.ts';
import { Distribution, type Share, Shares } from './distribution.ts';

interface Ended extends GameEvent {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
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
  readonly #wins: readonly Shares[];
  readonly #rates = new Map<string, Rate>();

  constructor({ game, setup }: GameRecord) {
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

  add({ lines }: GameRecord): void {
    const last = lines.at(-1);
    if (last?.e !== 'ended') {
      this.unfinished++;
      return;
    }
    this.finished++;
    this.#addOutcome(last as Line<Ended>);
    const { turns, end, rates } = partOf(this.id).count(lines);
    this.turns.add(turns);
    this.events.add(lines.length);
    this.seconds.add(Math.round(last.t / 1000));
    this.ends.set(end, (this.ends.get(end) ?? 0) + 1);
    for (const rate of rates) this.#addRate(rate);
  }

  #addOutcome({ scores, ranks }: Ended): void {
    for (const score of scores) this.points.add(score);
    const winners = ranks.filter((rank) => rank === 1).length;
    this.#wins.forEach((shares, seat) => {
      shares.add(ranks[seat] === 1 ? 1 / winners : 0);
    });
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
