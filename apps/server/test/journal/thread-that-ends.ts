import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Loaded before a server: its journal's thread ends as soon as a file is there. */
if (!isMainThread) {
  setInterval(() => {
    if (!existsSync(process.env['THREAD_ENDS_AT']!)) return;
    if (process.env['THREAD'] === 'exits') process.exit(3);
    throw new Error('out of order');
  }, 50);
}
