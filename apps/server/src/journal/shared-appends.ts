import { type Append, Fenced } from './port.ts';

/** Appends in one statement: more would make all of them wait for long. */
const MOST = 512;

interface Waiting extends Append {
  done(): void;
  failed(error: Error): void;
}

/** Writes all of them in one transaction; gives the tables that were written for, those behind their last event. */
export type WriteTogether = (appends: readonly Append[]) => Promise<ReadonlySet<string>>;

/**
 * Appends of many tables, for a database that takes its time over each commit: what comes while one is on its way goes
 * out together with the next.
 */
export class SharedAppends {
  readonly #write: WriteTogether;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  /** `write` throws `Fenced` where any of them is at a place that is taken: then nothing was written. */
  constructor(write: WriteTogether) {
    this.#write = write;
  }

  append(append: Append): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ ...append, done, failed });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // What is asked for in the same turn goes together.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#settle(this.#nextBatch());
    this.#writing = null;
  }

  /** Each table once, in one order everywhere: two servers that write for the same never wait for each other. */
  #nextBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (batch.size < MOST && !batch.has(waiting.code)) batch.set(waiting.code, waiting);
      else rest.push(waiting);
    }
    this.#waiting = rest;
    return [...batch.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#write(batch);
      for (const { code, from, done, failed } of batch) {
        if (written.has(code)) done();
        else failed(new Fenced(code, from));
      }
    } catch (error) {
      if (!(error instanceof Fenced) || batch.length === 1) {
        for (const { failed } of batch) failed(error as Error);
        return;
      }
      // One of them is no longer ours; it must not take the others with it.
      for (const alone of batch) await this.#settle([alone]);
    }
  }
}
