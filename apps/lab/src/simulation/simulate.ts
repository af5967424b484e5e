import { inOrder } from '../threads/in-order.ts';
import { type Errand, errandsOf, type Job } from './job.ts';

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
  playAll(errandsOf(job, workers), workers, stop);

/** The same for errands of any jobs. */
export async function* playAll(
  errands: readonly Errand[],
  workers: number,
  stop?: AbortSignal,
): AsyncGenerator<Batch> {
  const module = new URL('./worker.ts', import.meta.url);
  for await (const done of inOrder<Errand, Uint8Array>(errands, { module, workers, stop })) {
    yield { games: done.errand.chunk.games, records: done.result };
  }
}
