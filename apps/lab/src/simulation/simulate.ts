import { inOrder } from '../threads/in-order.ts';
import { type Job, type Task, tasksOf } from './job.ts';

/** Records one after the other, as bytes of a file. */
export interface Batch {
  readonly games: number;
  readonly records: Uint8Array;
}

/**
 * Plays a job on some threads and gives its games in order. When asked to stop, it ends after the games that
 * are complete from the first on.
 */
export const simulate = (job: Job, workers: number, stop?: AbortSignal): AsyncGenerator<Batch> =>
  playAll(tasksOf(job, workers), workers, stop);

/** The same for tasks of any jobs. */
export async function* playAll(
  tasks: readonly Task[],
  workers: number,
  stop?: AbortSignal,
): AsyncGenerator<Batch> {
  const module = new URL('./worker.ts', import.meta.url);
  for await (const done of inOrder<Task, Uint8Array>(tasks, { module, workers, stop })) {
    yield { games: done.task.chunk.games, records: done.result };
  }
}
