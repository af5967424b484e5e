import { Pool, Stopped } from './pool.ts';

/** How many errands may be under way or lie ready for each worker before the first of them is taken away. */
const AHEAD = 3;

export interface Crew {
  /** What each thread runs. */
  readonly module: URL;
  readonly workers: number;
  readonly stop?: AbortSignal | undefined;
}

export interface Done<Errand, Result> {
  readonly errand: Errand;
  readonly result: Result;
}

/**
 * Has errands done on some threads and gives the results in the order of the errands. When asked to stop, it ends
 * after those that are complete from the first on.
 */
export async function* inOrder<Errand, Result>(
  errands: readonly Errand[],
  { module, workers, stop }: Crew,
): AsyncGenerator<Done<Errand, Result>> {
  const pool = new Pool<Errand, Result>(module, Math.min(workers, errands.length));
  const close = () => void pool.close();
  stop?.addEventListener('abort', close);
  try {
    yield* results(pool, errands, workers * AHEAD);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    stop?.removeEventListener('abort', close);
    await pool.close();
  }
}

async function* results<Errand, Result>(
  pool: Pool<Errand, Result>,
  errands: readonly Errand[],
  ahead: number,
): AsyncGenerator<Done<Errand, Result>> {
  const sent = errands.slice(0, ahead).map((errand) => pool.send(errand));
  for (const [index, errand] of errands.entries()) {
    const result = await sent.shift()!;
    const next = errands[index + ahead];
    if (next !== undefined) sent.push(pool.send(next));
    yield { errand, result };
  }
}
