import { parentPort } from 'node:worker_threads';
import type { Errand } from '../simulation/job.ts';
import { storiesOf } from './story.ts';

/** A thread that plays games and gives back what is counted of them. */
parentPort!.on('message', ({ job, chunk }: Errand) => parentPort!.postMessage(storiesOf(job, chunk)));
