import { chunksOf, type Errand, type Job } from './job.ts';
import { Pool, Stopped } from './pool.ts';

/** Records one after the other, as bytes of a file. */
export interface Batch {
  readonly games: number;
  readonly records: Uint8Array;
}

/** How many chunks may be played or lie ready for each worker before the first of them is taken away. */
const AHEAD = 3;

/**
 * Plays a job on some threads and gives its games in order. When asked to stop, it ends after the games that
 * are complete from the first on.
 */
export async function* simulate(job: Job, workers: number, stop?: AbortSignal): AsyncGenerator<Batch> {
  const errands = chunksOf(job.games, workers).map((chunk) => ({ job, chunk }));
  yield* playAll(errands, workers, stop);
}

/** The same for errands of any jobs. */
export async function* playAll(
  errands: readonly Errand[],
  workers: number,
  stop?: AbortSignal,
): AsyncGenerator<Batch> {
  const pool = new Pool(Math.min(workers, errands.length));
  const close = () => void pool.close();
  stop?.addEventListener('abort', close);
  try {
    yield* inOrder(pool, errands, workers * AHEAD);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    stop?.removeEventListener('abort', close);
    await pool.close();
  }
}

async function* inOrder(pool: Pool, errands: readonly Errand[], ahead: number): AsyncGenerator<Batch> {
  const started = errands.slice(0, ahead).map((errand) => pool.play(errand));
  for (const [index, { chunk }] of errands.entries()) {
    const records = await started.shift()!;
    const next = errands[index + ahead];
    if (next) started.push(pool.play(next));
    yield { games: chunk.games, records };
  }
}
