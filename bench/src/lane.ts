import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Story } from './way.ts';
import { allWays } from './ways.ts';

/** What a way did in its turn. */
export interface Turn {
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
}

/**
 * A thread for one way. Each has its own heap and its own compiled code: no way pays for the garbage of another, nor for
 * games that the compiler saw there.
 */
export class Lane {
  readonly #worker: Worker;

  /** `index` is that of the way among all of them. */
  constructor(index: number) {
    this.#worker = new Worker(new URL(import.meta.url), { workerData: { index } });
  }

  async play(milliseconds: number): Promise<Turn> {
    this.#worker.postMessage(milliseconds);
    const [turn] = (await once(this.#worker, 'message')) as [Turn];
    return turn;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const { index } = workerData as { readonly index: number };
  const play = allWays()[index]!.open();
  port.on('message', (milliseconds: number) => port.postMessage(playFor(play, milliseconds)));
}

/** Speed is counted in the thread's own time, so that other programs on the machine blur it less. */
function playFor(play: () => Story, milliseconds: number): Turn {
  let games = 0;
  let moves = 0;
  const before = process.threadCpuUsage();
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    // Reading the clock costs as much as a few moves of the fastest way.
    for (let game = 0; game < 8; game++) moves += play().moves;
    games += 8;
  }
  const { user, system } = process.threadCpuUsage(before);
  const seconds = (user + system) / 1e6;
  return { movesPerSecond: moves / seconds, gamesPerSecond: games / seconds };
}
