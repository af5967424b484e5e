import { parentPort, workerData } from 'node:worker_threads';
import { SqliteStore } from './sqlite.ts';
import type { Answered, Asked, AskedToWrite } from './thread.ts';

const port = parentPort!;
const store = new SqliteStore((workerData as { folder: string }).folder);

function answer(asked: Asked | AskedToWrite): Answered {
  const { id } = asked;
  try {
    if ('commit' in asked) return { id, value: store.write(asked.commit, asked.progress) };
    const work = store[asked.method] as (...given: readonly unknown[]) => unknown;
    return { id, value: work.apply(store, [...asked.args]) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

port.on('message', (asked: readonly (Asked | AskedToWrite)[]) => port.postMessage(asked.map(answer)));
port.postMessage('ready');
