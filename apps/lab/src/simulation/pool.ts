import { Worker } from 'node:worker_threads';
import type { Errand } from './job.ts';

interface Pending {
  readonly errand: Errand;
  readonly resolve: (records: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

export class Stopped extends Error {}

/** Threads that play games. */
export class Pool {
  readonly #workers: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #waiting: Pending[] = [];
  readonly #running = new Map<Worker, Pending>();
  #failure: unknown;

  constructor(size: number) {
    for (let index = 0; index < size; index++) this.#hire();
  }

  play(errand: Errand): Promise<Uint8Array> {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    // Whoever waits for an earlier chunk hears of the failure there; this one may never be looked at.
    promise.catch(() => {});
    this.#waiting.push({ errand, resolve, reject });
    this.#dispatch();
    return promise;
  }

  /** Ends all the threads; whatever they were at is given up. */
  async close(): Promise<void> {
    this.#fail(new Stopped());
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #hire(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.on('message', (records: Uint8Array) => {
      this.#running.get(worker)?.resolve(records);
      this.#running.delete(worker);
      this.#idle.push(worker);
      this.#dispatch();
    });
    worker.on('error', (error) => this.#fail(error));
    this.#workers.push(worker);
    this.#idle.push(worker);
  }

  #dispatch(): void {
    if (this.#failure !== undefined) {
      this.#fail(this.#failure);
      return;
    }
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      const worker = this.#idle.pop()!;
      const pending = this.#waiting.shift()!;
      this.#running.set(worker, pending);
      worker.postMessage(pending.errand);
    }
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    for (const { reject } of [...this.#running.values(), ...this.#waiting.splice(0)]) reject(this.#failure);
    this.#running.clear();
  }
}
