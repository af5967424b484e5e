import { parentPort } from 'node:worker_threads';
import type { Errand } from './job.ts';
import { recordsOf } from './play-game.ts';

/** A thread that plays games: takes errands, gives back the records as bytes. */
const encoder = new TextEncoder();

parentPort!.on('message', ({ job, chunk }: Errand) => {
  const records = encoder.encode(recordsOf(job, chunk));
  parentPort!.postMessage(records, [records.buffer]);
});
