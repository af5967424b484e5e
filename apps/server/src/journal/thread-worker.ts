import { parentPort, workerData } from 'node:worker_threads';
import { Fenced } from './port.ts';
import { SqliteJournal } from './sqlite.ts';
import type { Answered, Asked } from './thread.ts';

const port = parentPort!;
const journal = new SqliteJournal((workerData as { folder: string }).folder);
let answers: Answered[] = [];

async function answer({ id, method, args }: Asked): Promise<void> {
  try {
    const work = journal[method] as (...given: readonly unknown[]) => Promise<unknown>;
    say({ id, value: await work.apply(journal, [...args]) });
  } catch (error) {
    say({ id, error: { message: (error as Error).message, isFenced: error instanceof Fenced } });
  }
}

/** What one commit has made safe is told at once. */
function say(answered: Answered): void {
  if (answers.length === 0) {
    queueMicrotask(() => {
      port.postMessage(answers);
      answers = [];
    });
  }
  answers.push(answered);
}

port.on('message', (asked: readonly Asked[]) => {
  for (const one of asked) void answer(one);
});
port.postMessage('ready');
