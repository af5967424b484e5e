import { Worker } from 'node:worker_threads';
import { type Bundle, type Commit, EventLog } from './event-log.ts';
import {
  Fenced,
  type GameEntry,
  type Journal,
  type Lease,
  type Owner,
  type Progress,
  type TableEntry,
} from './port.ts';
import type { ProgressOf, SqliteStore } from './sqlite.ts';

/** What of the store is asked for by its name. */
export type Method = Exclude<keyof SqliteStore, 'write'>;

export interface Asked {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** All the appends of one turn: their events are one text, which is much cheaper to hand over than what it says. */
export interface AskedToWrite {
  readonly id: number;
  readonly commit: Commit;
  readonly progress: ProgressOf;
}

export interface Answered {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

interface Open {
  done(value: unknown): void;
  failed(error: Error): void;
}

interface OpenAppend extends Bundle {
  readonly progress: Progress | undefined;
  done(): void;
  failed(error: Error): void;
}

/**
 * The embedded journal. What is on the disk is in a thread of its own, and while that waits tables go on: what is asked for
 * in one turn goes there together, and what comes meanwhile shares the next commit. Who may write what is decided here, for
 * nobody else writes in the folder: the thread has nothing to do but to write.
 */
export class JournalThread implements Journal {
  readonly kind = 'sqlite';
  readonly #worker: Worker;
  readonly #open = new Map<number, Open>();
  readonly #log = new EventLog();
  /** A message is on its way: until it is answered nothing else is, for what is known here may be changed by the answer. */
  #isWaiting = false;
  /** What that message is to write. */
  #committing: { readonly id: number; readonly appends: readonly OpenAppend[] } | null = null;
  #next = 0;
  #asking: Asked[] = [];
  #appending: OpenAppend[] = [];
  /** For tables that nobody has opened or read here: where they stand must be asked for before anything else. */
  #strangers: OpenAppend[] = [];
  #isIntroducing = false;
  /** Tables that are read, handed over or forgotten next: all that the log has of them must be put away before. */
  readonly #leaving = new Set<string>();
  #allLeave = false;
  #isPosting = false;
  #isClosed = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answers: readonly Answered[]) => {
      this.#isWaiting = false;
      for (const answer of answers) {
        if (answer.id === this.#committing?.id) this.#settleCommit(answer, this.#committing.appends);
        else this.#settle(answer);
      }
      if (this.#asking.length + this.#appending.length + this.#strangers.length > 0) this.#postSoon();
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

  async open(entry: TableEntry): Promise<boolean> {
    const isNew = await this.#ask<boolean>('open', entry);
    if (isNew) this.#log.know(entry.code, 0);
    return isNew;
  }

  find(code: string): Promise<TableEntry | null> {
    return this.#ask('find', code);
  }

  append(code: string, from: number, events: readonly string[], progress?: Progress): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('The journal is closed.'));
    return new Promise((done, failed) => {
      const { length } = events;
      const append = { code, from, length, lines: events.join('\n'), progress, done, failed };
      // Nobody is placed before those who stand in front of them.
      if (this.#isIntroducing || this.#strangers.some((other) => other.code === code))
        this.#strangers.push(append);
      else this.#place(append);
      this.#postSoon();
    });
  }

  async read(code: string): Promise<readonly string[]> {
    this.#leaving.add(code);
    // A thousand strings cost more on the way than one.
    const text = await this.#ask<string>('read', code);
    const events = text === '' ? [] : text.split('\n');
    // Whoever reads a table writes for it next.
    this.#log.know(code, events.length);
    return events;
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
    this.#allLeave = true;
    return this.#ask('prune', before);
  }

  renew(owner: Owner, lasts: number): Promise<readonly string[]> {
    return this.#ask('renew', owner, lasts);
  }

  claim(code: string, owner: Owner): Promise<Lease> {
    return this.#ask('claim', code, owner);
  }

  release(code: string, node: string): Promise<void> {
    this.#leaving.add(code);
    return this.#ask('release', code, node);
  }

  orphans(most: number): Promise<readonly string[]> {
    return this.#ask('orphans', most);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#allLeave = true;
    const closed = this.#ask<void>('close');
    this.#isClosed = true;
    await closed;
    await this.#worker.terminate();
  }

  #place(append: OpenAppend): void {
    const { code, from, length } = append;
    const place = this.#log.take(code, from, length);
    if (place === 'taken') this.#appending.push(append);
    else if (place === 'unknown') this.#strangers.push(append);
    else append.failed(new Fenced(code, from));
  }

  #ask<T>(method: Method, ...args: readonly unknown[]): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('The journal is closed.'));
    return new Promise<T>((done, failed) => {
      const asked = { id: this.#next++, method, args };
      this.#open.set(asked.id, { done: done as (value: unknown) => void, failed });
      // What is forgotten is forgotten before anybody asks for it.
      if (method === 'prune') this.#asking.unshift(asked);
      else this.#asking.push(asked);
      this.#postSoon();
    });
  }

  #postSoon(): void {
    if (this.#isPosting || this.#isWaiting) return;
    this.#isPosting = true;
    setImmediate(() => this.#post());
  }

  #post(): void {
    this.#isPosting = false;
    if (this.#strangers.length > 0) return this.#introduce();
    const asked: (Asked | AskedToWrite)[] = this.#asking;
    const appends = this.#appending;
    this.#asking = [];
    this.#appending = [];
    const commit = this.#log.commit(appends, this.#allLeave ? this.#log.codes : this.#leaving);
    this.#leaving.clear();
    this.#allLeave = false;
    if (commit) {
      const id = this.#next++;
      this.#committing = { id, appends };
      // First: whoever closes, hands over or reads in the same turn counts on it.
      const progress = appends.flatMap(({ code, progress }) => (progress ? [[code, progress] as const] : []));
      asked.unshift({ id, commit, progress });
    }
    if (asked.length > 0) this.#send(asked);
  }

  /** Asks where the strangers stand: whatever was asked for after them waits. */
  #introduce(): void {
    const strangers = this.#strangers;
    this.#strangers = [];
    this.#isIntroducing = true;
    const codes = [...new Set(strangers.map(({ code }) => code))];
    const id = this.#next++;
    this.#open.set(id, {
      done: (next) => {
        this.#isIntroducing = false;
        codes.forEach((code, index) => {
          this.#log.know(code, (next as readonly number[])[index]!);
        });
        // With those who came meanwhile: each in its turn.
        for (const append of [...strangers, ...this.#strangers.splice(0)]) this.#place(append);
      },
      failed: (error) => {
        this.#isIntroducing = false;
        for (const append of [...strangers, ...this.#strangers.splice(0)]) append.failed(error);
      },
    });
    this.#send([{ id, method: 'next', args: [codes] }]);
  }

  #send(asked: readonly (Asked | AskedToWrite)[]): void {
    this.#isWaiting = true;
    this.#worker.postMessage(asked);
  }

  #settle({ id, value, error }: Answered): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    if (error === undefined) open?.done(value);
    else open?.failed(new Error(error));
  }

  #settleCommit({ error }: Answered, appends: readonly OpenAppend[]): void {
    this.#committing = null;
    if (error === undefined) {
      for (const append of appends) append.done();
      return;
    }
    // Those who wait have taken places behind others that do not exist.
    const behind = this.#appending;
    this.#appending = [];
    this.#log.forget();
    for (const append of [...appends, ...behind]) append.failed(new Error(error));
  }
}
