import { parentPort, type Transferable } from 'node:worker_threads';
import { UserError } from '../errors.ts';
import { LEAVE, type Reply } from './messages.ts';

interface Service<Task, Result> {
  work(task: Task): Promise<Result>;
  transferred?(result: Result): Transferable[];
  /** Lets go of what would keep the thread alive. */
  leave?(): void;
}

/** Makes this thread do tasks for a pool, one after the other, until it is asked to leave. */
export function serve<Task, Result>({ work, transferred, leave }: Service<Task, Result>): void {
  const answer = async (task: Task): Promise<void> => {
    try {
      const result = await work(task);
      parentPort!.postMessage({ result } satisfies Reply<Result>, transferred?.(result));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // An error that is posted as such loses its class on the way.
      parentPort!.postMessage({ complaint: error.message } satisfies Reply<Result>);
    }
  };
  parentPort!.on('message', (message: Task | typeof LEAVE) => {
    if (message !== LEAVE) return void answer(message);
    parentPort!.close();
    leave?.();
  });
}
