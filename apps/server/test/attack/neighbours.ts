import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Target } from '../fuzz/target.ts';
import { CROWDED } from '../support/some-games.ts';
import type { Seated } from '../support/test-server.ts';

/** How long answers took, in milliseconds: the longest of 99 in 100, and the longest of all. */
export interface Waits {
  readonly p99: number;
  readonly most: number;
  readonly count: number;
}

/**
 * People at tables of their own, who go on while others attack, and how long they wait for their answers. They live in a
 * thread of their own: the attackers' work must not look like the server's.
 */
export class Neighbours {
  readonly #thread: Worker;
  readonly #failed: Promise<never>;

  private constructor(seats: readonly (Seated & { readonly url: string })[]) {
    this.#thread = new Worker(new URL('./neighbours-thread.ts', import.meta.url), { workerData: seats });
    this.#failed = once(this.#thread, 'error').then(([error]) => Promise.reject(error));
    this.#failed.catch(() => {});
  }

  static async gather(target: Target, tables: number): Promise<Neighbours> {
    const seats = [];
    for (let table = 0; table < tables; table++) {
      const seated = await target.openTable({ game: CROWDED });
      seats.push({ ...seated, url: target.socketUrl(seated.code) });
    }
    return new Neighbours(seats);
  }

  /** The waiting times since the last call, as soon as there are at least `least` of them. */
  async takeWaits(least: number): Promise<Waits> {
    this.#thread.postMessage({ least });
    const [waits] = (await Promise.race([once(this.#thread, 'message'), this.#failed])) as [number[]];
    waits.sort((a, b) => a - b);
    return { p99: waits[Math.floor(waits.length * 0.99)] ?? 0, most: waits.at(-1) ?? 0, count: waits.length };
  }

  async goHome(): Promise<void> {
    await this.#thread.terminate();
  }
}
