import { parentPort, workerData } from 'node:worker_threads';
import { readEntry } from './event-log.ts';
import { Fenced } from './port.ts';
import { SqliteJournal } from './sqlite.ts';
import type { Answered, Appended, Asked, AskedToAppend, Trouble } from './thread.ts';

const port = parentPort!;
const journal = new SqliteJournal((workerData as { folder: string }).folder);
let answers: (Answered | Appended)[] = [];

async function answer({ id, method, args }: Asked): Promise<void> {
  try {
    if (method === 'read') return say({ id, value: journal.readText(String(args[0])) });
    const work = journal[method] as (...given: readonly unknown[]) => Promise<unknown>;
    say({ id, value: await work.apply(journal, [...args]) });
  } catch (error) {
    say({ id, error: troubleOf(error as Error) });
  }
}

function append({ id, entry, progress }: AskedToAppend): void {
  const bundles = readEntry(entry);
  for (const [index, made] of progress) bundles[index] = { ...bundles[index]!, progress: made };
  const failures = journal
    .appendAll(bundles, entry)
    .flatMap((error, index) => (error ? [[index, troubleOf(error)] as const] : []));
  say({ id, failures });
}

const troubleOf = (error: Error): Trouble => ({ message: error.message, isFenced: error instanceof Fenced });

/** What one commit has made safe is told at once. */
function say(answered: Answered | Appended): void {
  if (answers.length === 0) {
    queueMicrotask(() => {
      port.postMessage(answers);
      answers = [];
    });
  }
  answers.push(answered);
}

port.on('message', (asked: readonly (Asked | AskedToAppend)[]) => {
  for (const one of asked) {
    if ('entry' in one) append(one);
    else void answer(one);
  }
});
port.postMessage('ready');
