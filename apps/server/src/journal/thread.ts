import { Worker } from 'node:worker_threads';
import { Fenced, type GameEntry, type Journal, type Lease, type Owner, type TableEntry } from './port.ts';

/** What of a journal can be asked for from another thread. */
export type Method = Exclude<keyof Journal, 'kind'>;

export interface Asked {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

export interface Answered {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly isFenced: boolean };
}

interface Open {
  readonly asked: Asked;
  done(value: unknown): void;
  failed(error: Error): void;
}

/**
 * The embedded journal in a thread of its own: while it waits for the disk, tables go on. What is asked for in one turn
 * goes there together, and what comes meanwhile shares the next commit.
 */
export class JournalThread implements Journal {
  readonly kind = 'sqlite';
  readonly #worker: Worker;
  readonly #open = new Map<number, Open>();
  #next = 0;
  #asking: Asked[] = [];
  #isClosed = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answers: readonly Answered[]) => {
      for (const answer of answers) this.#settle(answer);
    });
  }

  static start(folder: string): Promise<JournalThread> {
    const worker = new Worker(new URL('./thread-worker.ts', import.meta.url), { workerData: { folder } });
    return new Promise((started, failed) => {
      worker.once('error', failed);
      worker.once('message', () => {
        worker.off('error', failed);
        // Without a journal there is nothing left to do: whoever watches over the server starts it again.
        started(new JournalThread(worker));
      });
    });
  }

  open(entry: TableEntry): Promise<boolean> {
    return this.#ask('open', entry);
  }

  find(code: string): Promise<TableEntry | null> {
    return this.#ask('find', code);
  }

  touch(code: string, phase: TableEntry['phase'], game: string, now: number): Promise<void> {
    return this.#ask('touch', code, phase, game, now);
  }

  list(phase: TableEntry['phase'], most: number): Promise<readonly TableEntry[]> {
    return this.#ask('list', phase, most);
  }

  append(code: string, from: number, events: readonly string[]): Promise<void> {
    return this.#ask('append', code, from, events);
  }

  read(code: string): Promise<readonly string[]> {
    return this.#ask('read', code);
  }

  keepGame(entry: GameEntry, record: string): Promise<void> {
    return this.#ask('keepGame', entry, record);
  }

  listGames(code: string): Promise<readonly GameEntry[]> {
    return this.#ask('listGames', code);
  }

  readGame(code: string, round: number): Promise<string | null> {
    return this.#ask('readGame', code, round);
  }

  deleteGame(code: string, round: number): Promise<boolean> {
    return this.#ask('deleteGame', code, round);
  }

  prune(before: number): Promise<{ readonly tables: number; readonly games: number }> {
    return this.#ask('prune', before);
  }

  renew(owner: Owner, lasts: number): Promise<readonly string[]> {
    return this.#ask('renew', owner, lasts);
  }

  claim(code: string, owner: Owner): Promise<Lease> {
    return this.#ask('claim', code, owner);
  }

  release(code: string, node: string): Promise<void> {
    return this.#ask('release', code, node);
  }

  orphans(most: number): Promise<readonly string[]> {
    return this.#ask('orphans', most);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    const closed = this.#ask<void>('close');
    this.#isClosed = true;
    await closed;
    await this.#worker.terminate();
  }

  #ask<T>(method: Method, ...args: readonly unknown[]): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('The journal is closed.'));
    return new Promise<T>((done, failed) => {
      const asked = { id: this.#next++, method, args };
      this.#open.set(asked.id, { asked, done: done as (value: unknown) => void, failed });
      if (this.#asking.length === 0) queueMicrotask(() => this.#post());
      this.#asking.push(asked);
    });
  }

  #post(): void {
    const asking = this.#asking;
    this.#asking = [];
    this.#worker.postMessage(asking);
  }

  #settle({ id, value, error }: Answered): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    if (!open) return;
    if (!error) open.done(value);
    else if (error.isFenced) open.failed(new Fenced(String(open.asked.args[0]), Number(open.asked.args[1])));
    else open.failed(new Error(error.message));
  }
}
