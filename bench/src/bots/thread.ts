import { parentPort } from 'node:worker_threads';
import { type Errand, wonIn } from './match.ts';

/** A thread that plays games of matches. */
parentPort!.on('message', (errand: Errand) => parentPort!.postMessage(wonIn(errand)));
