import type { BotName } from '../players/name.ts';
import { type Job, type Task, tasksOf } from '../simulation/job.ts';
import type { TournamentGame } from '../tournament/story.ts';

/** One bot alone among those of a kind, its own kind too. */
export interface Cell {
  readonly one: BotName;
  readonly others: BotName;
  readonly job: Job;
  /** The part of the victory that the one had in each game. In game k of every cell it had the same seat and the same deal. */
  readonly won: number[];
}

/** The cells of every bot among every other, with the same deals for all. */
export function cellsOf(bots: readonly BotName[], job: Omit<Job, 'lineup' | 'rotates'>): Cell[] {
  const { players } = job.setup;
  return bots.flatMap((one) =>
    bots.map((others) => {
      const lineup = Array.from({ length: players }, (_, seat) => (seat === 0 ? one : others));
      return { one, others, job: { ...job, lineup, rotates: true }, won: [] };
    }),
  );
}

/** The tasks of all cells, in turn, so that whoever stops in the middle has as many games of each. */
export function tasksFor(cells: readonly Cell[], workers: number): Task[] {
  const tasks = cells.flatMap(({ job }) => tasksOf(job, workers));
  return tasks.sort((one, other) => one.chunk.first - other.chunk.first);
}

/** Takes in games of a cell; they come in order. */
export function addGames({ won, job }: Cell, stories: readonly TournamentGame[]): void {
  for (const { seats } of stories) won.push(seats[won.length % job.setup.players]!.won);
}

/** As many games as all cells have, in whole rounds: everybody has sat in every seat equally often. */
export function gamesOfAll(cells: readonly Cell[], players: number): number {
  const least = Math.min(...cells.map(({ won }) => won.length));
  return least - (least % players);
}
