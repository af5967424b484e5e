import { Worker } from 'node:worker_threads';
import { UserError } from '../errors.ts';
import { LEAVE, type Reply } from './messages.ts';

interface Pending<Task, Result> {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export class Stopped extends Error {}

/** How long a thread may take to leave before it is ended. */
const FAREWELL_MS = 2_000;

/** Threads that do tasks, each running the same module, which answers every message with one of its own. */
export class Pool<Task, Result> {
  readonly #module: URL;
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];
  readonly #waiting: Pending<Task, Result>[] = [];
  readonly #running = new Map<Worker, Pending<Task, Result>>();
  #failure: unknown;

  constructor(module: URL, size: number) {
    this.#module = module;
    for (let index = 0; index < size; index++) this.#hire();
  }

  send(task: Task): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    // Whoever waits for an earlier task hears of the failure there; this one may never be looked at.
    promise.catch(() => {});
    this.#waiting.push({ task, resolve, reject });
    this.#dispatch();
    return promise;
  }

  /** Lets all the threads go; whatever they were at is given up. */
  async close(): Promise<void> {
    this.#fail(new Stopped());
    await Promise.all([...this.#workers].map((worker) => dismiss(worker)));
  }

  #hire(): void {
    const worker = new Worker(this.#module);
    worker.on('message', (reply: Reply<Result>) => {
      if ('complaint' in reply) return this.#fail(new UserError(reply.complaint));
      this.#running.get(worker)?.resolve(reply.result);
      this.#running.delete(worker);
      this.#idle.push(worker);
      this.#dispatch();
    });
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#workers.delete(worker));
    this.#workers.add(worker);
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
      worker.postMessage(pending.task);
    }
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    for (const { reject } of [...this.#running.values(), ...this.#waiting.splice(0)]) reject(this.#failure);
    this.#running.clear();
  }
}

/**
 * Asks a thread to leave: Node itself may crash when it ends a thread whose child programs are just starting or ending. Only a
 * thread that does not listen, in the midst of a long task, is ended.
 */
async function dismiss(worker: Worker): Promise<void> {
  const left = new Promise((exited) => worker.once('exit', exited));
  worker.postMessage(LEAVE);
  const timer = setTimeout(() => void worker.terminate(), FAREWELL_MS);
  await left;
  clearTimeout(timer);
}
