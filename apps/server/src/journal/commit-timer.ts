import type { Clock, EventStore, TableProgress } from '@oeillade/room';

/** Milliseconds from one commit to the next. */
const EVERY = 10;

/**
 * Collects what all tables want stored and hands it on every 10 ms, so that it is one commit; that it is stored is said at
 * such a moment too. If each were stored at once, or answered as soon as its commit is done, whoever asks for something would
 * wait a little longer while somebody else's wink is being stored, and could tell it from the time. What needs no storing is answered
 * at such moments, too: a processor that has just served somebody else's look at that table answers a refusal sooner than one that has rested.
 */
export class CommitTimer implements EventStore {
  readonly hasRecords: boolean;
  readonly #store: EventStore;
  readonly #clock: Clock;
  #calls: (() => void)[] = [];

  constructor(store: EventStore, clock: Clock) {
    this.hasRecords = store.hasRecords === true;
    this.#store = store;
    this.#clock = clock;
  }

  append(code: string, from: number, events: readonly string[], progress?: TableProgress): Promise<void> {
    return new Promise((done, failed) => {
      const append = () => this.#store.append(code, from, events, progress);
      this.#atNextCommit(() => append().then(() => this.#atNextCommit(done), failed));
    });
  }

  nextAnswer(): Promise<void> {
    return new Promise((done) => this.#atNextCommit(done));
  }

  #atNextCommit(call: () => void): void {
    this.#calls.push(call);
    if (this.#calls.length > 1) return;
    this.#clock.after(EVERY - (this.#clock.now() % EVERY), () => {
      for (const due of this.#calls.splice(0)) due();
    });
  }
}
