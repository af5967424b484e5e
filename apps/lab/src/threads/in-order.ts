import { Pool, Stopped } from './pool.ts';

/** How many tasks may be under way or lie ready for each worker before the first of them is taken away. */
const AHEAD = 3;

export interface Workers {
  /** What each thread runs. */
  readonly module: URL;
  readonly workers: number;
  readonly stop?: AbortSignal | undefined;
}

export interface Done<Task, Result> {
  readonly task: Task;
  readonly result: Result;
}

/**
 * Has tasks done on some threads and gives the results in the order of the tasks. When asked to stop, it ends
 * after those that are complete from the first on.
 */
export async function* inOrder<Task, Result>(
  tasks: readonly Task[],
  { module, workers, stop }: Workers,
): AsyncGenerator<Done<Task, Result>> {
  const pool = new Pool<Task, Result>(module, Math.min(workers, tasks.length));
  const close = () => void pool.close();
  stop?.addEventListener('abort', close);
  try {
    yield* results(pool, tasks, workers * AHEAD);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    stop?.removeEventListener('abort', close);
    await pool.close();
  }
}

async function* results<Task, Result>(
  pool: Pool<Task, Result>,
  tasks: readonly Task[],
  ahead: number,
): AsyncGenerator<Done<Task, Result>> {
  const sent = tasks.slice(0, ahead).map((task) => pool.send(task));
  for (const [index, task] of tasks.entries()) {
    const result = await sent.shift()!;
    const next = tasks[index + ahead];
    if (next !== undefined) sent.push(pool.send(next));
    yield { task, result };
  }
}
