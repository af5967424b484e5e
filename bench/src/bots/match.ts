import { isLevel, type OutsiderKit, playVirtually } from '@oeillade/bots';
import { Random, readSetup, type Setup, seedFrom } from '@oeillade/kernel';
import { DEFAULT_RULES } from '@oeillade/table';
import { findGame, gameOf, makeBot } from '../library.ts';
import { outsidersOf } from './outsiders.ts';

/** One player at a table where all the others are of another kind, in every seat equally often. */
export interface Match {
  readonly game: string;
  readonly players: number;
  /** A level, or an outsider of the game. */
  readonly one: string;
  readonly others: string;
  readonly games: number;
  readonly seed: string;
}

/** Some games of a match, one after the other. */
export interface Task {
  readonly match: Match;
  readonly first: number;
  readonly games: number;
}

const MOST_IN_A_TASK = 50;

export function tasksOf(match: Match): Task[] {
  const tasks: Task[] = [];
  for (let first = 0; first < match.games; first += MOST_IN_A_TASK)
    tasks.push({ match, first, games: Math.min(MOST_IN_A_TASK, match.games - first) });
  return tasks;
}

/** The victories of the one in these games, a shared one in parts. */
export function wonIn({ match, first, games }: Task): number {
  let won = 0;
  for (let number = first; number < first + games; number++) won += play(match, number);
  return won;
}

function play({ game, players, one, others, seed }: Match, number: number): number {
  const { options } = setupOf(game, players);
  const place = number % players;
  const names = Array.from({ length: players }, (_, seat) => (seat === place ? one : others));
  const secret = seedFrom(`bench/bots/${game}/${players}/${one}/${others}/${number}/${seed}`);
  const { table } = playVirtually({
    findGame,
    game,
    options,
    rules: DEFAULT_RULES,
    secret,
    // The table only asks whether a player is a bot, never which level it has.
    seats: names.map((name, seat) => ({ name: `Bot ${seat}`, level: isLevel(name) ? name : 'regular' })),
    bot: (seat, view) => {
      const random = new Random(secret, `bot/${seat}`);
      return playerOf(names[seat]!, { game, seat, players, options, random, view });
    },
  });
  const end = table.record()!.trimEnd().split('\n').at(-1)!;
  const { ranks } = JSON.parse(end) as { ranks: readonly number[] };
  return ranks[place] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

export function playerOf(name: string, kit: OutsiderKit) {
  if (isLevel(name)) return makeBot({ ...kit, level: name });
  const make = outsidersOf(kit.game)[name];
  if (!make) throw new Error(`There is no "${name}" in ${kit.game}.`);
  return make(kit);
}

function setupOf(game: string, players: number): Setup {
  const read = readSetup(gameOf(game), players, {});
  if (!read.ok) throw new Error(read.message);
  return read.setup;
}
