import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { type Bundle, writeEntry } from './event-log.ts';
import {
  Fenced,
  type GameEntry,
  type Journal,
  type Lease,
  type Owner,
  type Progress,
  type TableEntry,
} from './port.ts';

/** What of a journal can be asked for from another thread. */
export type Method = Exclude<keyof Journal, 'kind'>;

export interface Asked {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** All the appends of one turn as one text, which is much cheaper to hand over than what it says. */
export interface AskedToAppend {
  readonly id: number;
  readonly entry: string;
  /** Of those appends that have some, by their place. */
  readonly progress: readonly (readonly [number, Progress])[];
}

export interface Trouble {
  readonly message: string;
  readonly isFenced: boolean;
}

export interface Answered {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: Trouble;
}

/** Which of the appends failed, by their place; all others are safe. */
export interface Appended {
  readonly id: number;
  readonly failures: readonly (readonly [number, Trouble])[];
}

interface Open {
  done(value: unknown): void;
  failed(error: Error): void;
}

interface OpenAppend extends Bundle {
  done(): void;
  failed(error: Error): void;
}

/**
 * A commit costs the same whatever is in it, so a busy server lets them lie apart: the more, the more of its time it is
 * busy, from one share to the other.
 */
const BUSY = { from: 0.3, to: 0.7 };
/** Milliseconds. */
const MOST_APART = 10;
const MEASURE_EVERY = 500;

/**
 * The embedded journal in a thread of its own: while it waits for the disk, tables go on. What is asked for in one turn
 * goes there together, and what comes meanwhile shares the next commit.
 */
export class JournalThread implements Journal {
  readonly kind = 'sqlite';
  readonly #worker: Worker;
  readonly #open = new Map<number, Open>();
  readonly #openAppends = new Map<number, readonly OpenAppend[]>();
  #next = 0;
  #asking: Asked[] = [];
  #appending: OpenAppend[] = [];
  #isPosting = false;
  /** Until the next commit, while there are only appends to wait for it. */
  #pause: NodeJS.Timeout | undefined;
  #lastCommit = 0;
  #apart = 0;
  #used = performance.eventLoopUtilization();
  readonly #measuring = setInterval(() => this.#measureLoad(), MEASURE_EVERY).unref();
  #isClosed = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answers: readonly (Answered | Appended)[]) => {
      for (const answer of answers) {
        if ('failures' in answer) this.#settleAppends(answer);
        else this.#settle(answer);
      }
      if (this.#asking.length > 0 || this.#appending.length > 0) this.#postSoon();
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

  append(code: string, from: number, events: readonly string[], progress?: Progress): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('The journal is closed.'));
    return new Promise((done, failed) => {
      const { length } = events;
      this.#appending.push({ code, from, length, lines: events.join('\n'), progress, done, failed });
      this.#postSoon();
    });
  }

  read(code: string): Promise<readonly string[]> {
    // A thousand strings cost more on the way than one.
    return this.#ask<string>('read', code).then((text) => (text === '' ? [] : text.split('\n')));
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
    clearInterval(this.#measuring);
    await closed;
    await this.#worker.terminate();
  }

  #ask<T>(method: Method, ...args: readonly unknown[]): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('The journal is closed.'));
    return new Promise<T>((done, failed) => {
      const asked = { id: this.#next++, method, args };
      this.#open.set(asked.id, { done: done as (value: unknown) => void, failed });
      this.#asking.push(asked);
      this.#postSoon();
    });
  }

  /** Not while a commit is under way: until the disk has answered the thread would only let it lie. */
  #postSoon(): void {
    if (this.#isPosting || this.#openAppends.size > 0) return;
    const isUrgent = this.#asking.length > 0;
    const wait = isUrgent ? 0 : this.#lastCommit + this.#apart - performance.now();
    if (wait > 0) {
      this.#pause ??= setTimeout(() => this.#post(), wait);
      return;
    }
    this.#isPosting = true;
    setImmediate(() => this.#post());
  }

  /** How busy the server was of late. */
  #measureLoad(): void {
    const used = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(used, this.#used);
    this.#used = used;
    const share = (utilization - BUSY.from) / (BUSY.to - BUSY.from);
    this.#apart = Math.min(Math.max(share, 0), 1) * MOST_APART;
  }

  #post(): void {
    this.#isPosting = false;
    clearTimeout(this.#pause);
    this.#pause = undefined;
    const [asking, appending] = [this.#asking, this.#appending];
    this.#asking = [];
    this.#appending = [];
    const asked: (Asked | AskedToAppend)[] = asking;
    if (appending.length > 0) {
      const id = this.#next++;
      this.#lastCommit = performance.now();
      this.#openAppends.set(id, appending);
      // First: whoever closes, hands over or reads in the same turn counts on them.
      const progress = appending.flatMap((append, index) =>
        append.progress ? [[index, append.progress] as const] : [],
      );
      asked.unshift({ id, entry: writeEntry(appending), progress });
    }
    this.#worker.postMessage(asked);
  }

  #settle({ id, value, error }: Answered): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    if (error) open?.failed(new Error(error.message));
    else open?.done(value);
  }

  #settleAppends({ id, failures }: Appended): void {
    const appends = this.#openAppends.get(id) ?? [];
    this.#openAppends.delete(id);
    const failed = new Map(failures);
    appends.forEach((append, index) => {
      const trouble = failed.get(index);
      if (!trouble) append.done();
      else if (trouble.isFenced) append.failed(new Fenced(append.code, append.from));
      else append.failed(new Error(trouble.message));
    });
  }
}
