import { Worker } from 'node:worker_threads';
import { EVENT_VERSION } from '@oeillade/table';
import { PackedAppends } from './packed-appends.ts';
import {
  Fenced,
  type GameEntry,
  type Journal,
  type KeptEvents,
  type Lease,
  type Owner,
  type TableEntry,
  type TableProgress,
} from './port.ts';
import { type RecordPacker, recordPacker } from './records.ts';
import type { FromThread, Method, StoreCall, ThreadData } from './thread-calls.ts';

interface Open {
  done(value: unknown): void;
  failed(error: Error): void;
}

export interface JournalNeeds {
  /** The thread has ended by itself: nothing can be stored any more, and only a new start helps. */
  lost?(error: Error): void;
  /** Something that whoever runs the server should know. */
  warn?(sentence: string): void;
  /** Left out, records are compressed. */
  readonly packer?: RecordPacker;
}

/**
 * The embedded journal. Its database runs in a thread of its own, so that tables go on while it waits for the disk.
 * Calls of one turn of the event loop go there together; calls that come while the thread works go with the next batch.
 */
export class JournalThread implements Journal {
  readonly kind = 'sqlite';
  readonly hasRecords = true;
  trouble: string | null = null;
  readonly #worker: Worker;
  readonly #needs: JournalNeeds;
  readonly #packer: RecordPacker;
  readonly #appends: PackedAppends;
  readonly #open = new Map<number, Open>();
  #next = 0;
  #asking: StoreCall[] = [];
  #isPosting = false;
  /** A batch was posted and is not answered yet. */
  #isWaiting = false;
  #isClosed = false;
  /** Why the thread answers no more. */
  #lost: Error | null = null;

  private constructor(worker: Worker, needs: JournalNeeds) {
    this.#worker = worker;
    this.#needs = needs;
    this.#packer = needs.packer ?? recordPacker;
    this.#appends = new PackedAppends(this.#packer, async (append) => {
      const isWritten = await this.#post<boolean>('append', append);
      if (!isWritten) throw new Fenced(append.code, append.from);
    });
    worker.on('message', (words: FromThread) => this.#hear(words));
    worker.on('error', (error) => this.#lose(`The journal’s thread broke: ${error.message}`));
    worker.on('exit', (code) => this.#lose(`The journal’s thread has ended by itself (${code}).`));
  }

  static start(folder: string, needs: JournalNeeds = {}): Promise<JournalThread> {
    const workerData: ThreadData = { folder, eventVersion: EVENT_VERSION };
    const worker = new Worker(new URL('./thread-worker.ts', import.meta.url), { workerData });
    return new Promise((started, failed) => {
      worker.once('error', failed);
      worker.once('exit', () => failed(new Error('The journal’s thread ended before it was ready.')));
      worker.once('message', ({ warnings }: FromThread & { warnings: readonly string[] }) => {
        worker.off('error', failed);
        for (const warning of warnings) needs.warn?.(warning);
        started(new JournalThread(worker, needs));
      });
    });
  }

  open(entry: TableEntry): Promise<boolean> {
    return this.#ask('open', entry);
  }

  find(code: string): Promise<TableEntry | null> {
    return this.#ask('find', code);
  }

  append(code: string, from: number, events: readonly string[], progress?: TableProgress): Promise<void> {
    if (this.#isClosed) return this.#refuse();
    return this.#appends.append({ code, from, events, progress });
  }

  read(code: string): Promise<KeptEvents> {
    return this.#ask('read', code);
  }

  listGames(code: string): Promise<readonly GameEntry[]> {
    return this.#ask('listGames', code);
  }

  async readGame(code: string, round: number): Promise<string | null> {
    const kept = await this.#ask<Uint8Array | null>('readGame', code, round);
    return kept && this.#packer.unpack(kept);
  }

  deleteGame(code: string, round: number): Promise<boolean> {
    return this.#ask('deleteGame', code, round);
  }

  prune(before: number): Promise<{ readonly tables: number; readonly games: number }> {
    return this.#ask('prune', before);
  }

  clockSeen(): Promise<number | null> {
    return this.#ask('clockSeen');
  }

  seeClock(now: number): Promise<void> {
    return this.#ask('seeClock', now);
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
    this.#isClosed = true;
    await this.#appends.handedOn();
    await this.#post('close');
    await this.#worker.terminate();
  }

  #ask<T>(method: Method, ...args: readonly unknown[]): Promise<T> {
    return this.#isClosed ? this.#refuse() : this.#post(method, ...args);
  }

  #refuse(): Promise<never> {
    return Promise.reject(new Error(this.trouble ?? 'The journal is closed.'));
  }

  #post<T>(method: Method, ...args: readonly unknown[]): Promise<T> {
    if (this.#lost) return Promise.reject(this.#lost);
    return new Promise<T>((done, failed) => {
      const asked = { id: this.#next++, method, args };
      this.#open.set(asked.id, { done: done as (value: unknown) => void, failed });
      this.#asking.push(asked);
      this.#postSoon();
    });
  }

  #postSoon(): void {
    if (this.#isPosting || this.#isWaiting || this.#asking.length === 0) return;
    this.#isPosting = true;
    setImmediate(() => {
      this.#isPosting = false;
      this.#isWaiting = true;
      this.#worker.postMessage(this.#asking.splice(0));
    });
  }

  #hear(words: FromThread): void {
    if ('trouble' in words) {
      this.trouble = words.trouble;
      this.#needs.warn?.(words.trouble);
    }
    if (!('answers' in words)) return;
    this.#isWaiting = false;
    for (const { id, value, error } of words.answers) {
      const open = this.#open.get(id);
      this.#open.delete(id);
      if (error === undefined) open?.done(value);
      else open?.failed(new Error(error));
    }
    this.#postSoon();
  }

  #lose(sentence: string): void {
    this.#lost ??= new Error(sentence);
    for (const { failed } of this.#open.values()) failed(this.#lost);
    this.#open.clear();
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.trouble = sentence;
    this.#needs.lost?.(this.#lost);
  }
}
