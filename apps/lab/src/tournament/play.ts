import { type Job, type Task, tasksOf } from '../simulation/job.ts';
import { type Done, inOrder } from '../threads/in-order.ts';
import type { TournamentGame } from './story.ts';

/** Plays tasks of any tournaments on some threads and gives what became of their games, in order. */
export function playStories(
  tasks: readonly Task[],
  workers: number,
  stop?: AbortSignal,
): AsyncGenerator<Done<Task, TournamentGame[]>> {
  return inOrder(tasks, { module: new URL('./worker.ts', import.meta.url), workers, stop });
}

/** Plays one tournament. When asked to stop, it ends after the games that are complete from the first on. */
export async function* playTournament(
  job: Job,
  workers: number,
  stop?: AbortSignal,
): AsyncGenerator<TournamentGame> {
  for await (const { result } of playStories(tasksOf(job, workers), workers, stop)) yield* result;
}

/** So many games that everybody has sat in every seat equally often. */
export const wholeRounds = (games: number, players: number): number => Math.ceil(games / players) * players;
