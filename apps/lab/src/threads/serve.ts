import { parentPort, type Transferable } from 'node:worker_threads';
import { UserError } from '../cli/errors.ts';
import type { Reply } from './reply.ts';

/** Makes this thread do errands for a pool, one after the other. */
export function serve<Errand, Result>(
  work: (errand: Errand) => Promise<Result>,
  transferred: (result: Result) => Transferable[] = () => [],
): void {
  const answer = async (errand: Errand): Promise<void> => {
    try {
      const result = await work(errand);
      parentPort!.postMessage({ result } satisfies Reply<Result>, transferred(result));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // An error that is posted as such loses its class on the way.
      parentPort!.postMessage({ complaint: error.message } satisfies Reply<Result>);
    }
  };
  parentPort!.on('message', (errand: Errand) => void answer(errand));
}
