import { type Seed, type Setup, seedFrom } from '@oeillade/kernel';
import type { TableRules } from '@oeillade/table';
import type { BotName } from '../players/name.ts';

/** A number of games of one kind, which follow from a text. */
export interface Job {
  readonly game: string;
  readonly setup: Setup;
  readonly rules: TableRules;
  /** Who sits where in the first game. */
  readonly lineup: readonly BotName[];
  /** Whether everybody moves one seat on after each game. */
  readonly rotates: boolean;
  readonly seed: string;
  readonly games: number;
}

/** Some games of a job, one after the other. */
export interface Chunk {
  readonly first: number;
  readonly games: number;
}

/** A chunk of a job, which one thread plays in one go. */
export interface Task {
  readonly job: Job;
  readonly chunk: Chunk;
}

const MOST_IN_A_CHUNK = 25;

export const tasksOf = (job: Job, workers: number): Task[] =>
  chunksOf(job.games, workers).map((chunk) => ({ job, chunk }));

/** Small enough that a Ctrl-C loses little, and that every worker has something to do. */
export function chunksOf(games: number, workers: number): Chunk[] {
  const size = Math.max(1, Math.min(MOST_IN_A_CHUNK, Math.ceil(games / (workers * 4))));
  const chunks: Chunk[] = [];
  for (let first = 0; first < games; first += size)
    chunks.push({ first, games: Math.min(size, games - first) });
  return chunks;
}

/** Each game has a seed of its own, so that it does not matter who plays it, nor when. The text comes last:
 * whatever it holds, two games never share a seed. */
export const seedOf = ({ game, setup, seed }: Job, number: number): Seed =>
  seedFrom(`lab/${game}/${setup.players}/${number}/${seed}`);

/** Who sits where in a game of a job. */
export function seatingOf({ lineup, rotates }: Job, number: number): BotName[] {
  const shift = rotates ? number % lineup.length : 0;
  return lineup.map((_, seat) => lineup[(seat - shift + lineup.length) % lineup.length]!);
}
