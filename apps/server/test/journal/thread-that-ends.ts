import { isMainThread } from 'node:worker_threads';

/** Loaded before a server: its journal's thread ends a while after the start. */
if (!isMainThread) {
  setTimeout(() => {
    if (process.env['THREAD'] === 'exits') process.exit(3);
    throw new Error('out of order');
  }, 1_500);
}
