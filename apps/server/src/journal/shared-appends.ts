import type { PackedAppend } from './packed-appends.ts';
import { Fenced } from './port.ts';

/** The most appends in one statement: with more, all of them would wait for long. */
const MOST = 512;

interface Waiting extends PackedAppend {
  done(): void;
  failed(error: Error): void;
}

/** Stores all appends in one transaction. Gives the tables whose events were stored; the others' places were taken. */
export type WriteTogether = (appends: readonly PackedAppend[]) => Promise<ReadonlySet<string>>;

/**
 * Appends of many tables, for a database that takes its time over each commit: appends that come while one commit is on
 * its way share the next.
 */
export class SharedAppends {
  readonly #write: WriteTogether;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  /** `write` throws `Fenced` where the place of any of them is taken: then nothing was stored. */
  constructor(write: WriteTogether) {
    this.#write = write;
  }

  append(append: PackedAppend): Promise<void> {
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
    // Appends of the same turn of the event loop go together.
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
