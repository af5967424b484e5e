import { parentPort } from 'node:worker_threads';
import type { Errand } from './job.ts';
import { playChunk } from './play-game.ts';

/** A thread of the pool: takes errands, gives back the records as bytes. */
const encoder = new TextEncoder();

parentPort!.on('message', ({ job, chunk }: Errand) => {
  const records = encoder.encode(playChunk(job, chunk));
  parentPort!.postMessage(records, [records.buffer]);
});
