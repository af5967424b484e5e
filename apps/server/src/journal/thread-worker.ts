import { parentPort, workerData } from 'node:worker_threads';
import type { PackedAppend } from './packed-appends.ts';
import { SqliteStore } from './sqlite.ts';
import type { FromThread, StoreAnswer, StoreCall, ThreadData } from './thread-calls.ts';

/** Milliseconds after which a folder that was deleted is noticed. */
const LOOK_EVERY = 1_000;

const port = parentPort!;
const { folder, eventVersion } = workerData as ThreadData;
const store = new SqliteStore(folder, eventVersion);
/** Once the file is gone it stays so: another file at its path is not the one that is open here. */
let trouble: string | null = null;

const say = (words: FromThread): void => port.postMessage(words);

function attempt<T>(work: () => T): { value: T } | { error: string } {
  try {
    return { value: work() };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** One after the other; appends that follow each other share a transaction. */
function* answersTo(asked: readonly StoreCall[]): Iterable<StoreAnswer> {
  for (let at = 0; at < asked.length; ) {
    const { id, method, args } = asked[at]!;
    if (trouble && method !== 'close') {
      yield { id, error: trouble };
      at++;
    } else if (method === 'append') {
      const end = asked.findIndex((other, index) => index > at && other.method !== 'append');
      const together = asked.slice(at, end === -1 ? undefined : end);
      yield* append(together);
      at += together.length;
    } else {
      const work = store[method] as (...given: readonly unknown[]) => unknown;
      yield { id, ...attempt(() => work.apply(store, [...args])) };
      at++;
    }
  }
}

function append(asked: readonly StoreCall[]): StoreAnswer[] {
  const done = attempt(() => store.append(asked.map(({ args }) => args[0] as PackedAppend)));
  return asked.map(({ id }, index) =>
    'error' in done ? { id, error: done.error } : { id, value: done.value[index] },
  );
}

port.on('message', (asked: readonly StoreCall[]) => say({ answers: [...answersTo(asked)] }));
setInterval(() => {
  if (trouble || store.isThere()) return;
  trouble = `The journal in ${folder} was deleted, or another was put in its place: nothing can be kept any more. Stop the server, put the folder back, and start it again.`;
  say({ trouble });
}, LOOK_EVERY);
say({ warnings: store.warnings });
