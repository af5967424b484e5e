import type { Clock, EventStore, TableProgress, Timer } from '@oeillade/room';

/** Milliseconds from one moment to the next. */
const EVERY = 10;
/**
 * So many milliseconds after the last call of any table the moments stop: a server on which nobody plays has nothing to do. Eyes that
 * move are stored once a second, so the moments of a game go on. Whoever tries to tell anything from their times keeps them going, too,
 * and learns at most from a first try after ten seconds in which nobody at any table did anything.
 */
const RESTS_AFTER = 10_000;

/**
 * Collects what all tables want stored and hands it on every 10 ms, so that it is one commit; that it is stored is said at
 * such a moment too. If each were stored at once, or answered as soon as its commit is done, whoever asks for something would
 * wait a little longer while somebody else's wink is being stored, and could tell it from the time. What needs no storing is answered
 * at such moments, too: a processor that has just served somebody else's look at that table answers a refusal sooner than one that has rested.
 *
 * The moments of a server in use go on by themselves, whether anybody waits for the next one or not. Every timer is late by a millisecond or two. If a
 * moment were only arranged when somebody asks, then whoever asks within that delay would be answered at once where somebody else's
 * wink had arranged the moment, and ten milliseconds later where nothing had. Each moment gives its answers first, and stores after
 * that: an answer does not wait while somebody else's wink is handed on to the journal.
 */
export class CommitTimer implements EventStore {
  readonly hasRecords: boolean;
  readonly #store: EventStore;
  readonly #clock: Clock;
  #answers: (() => void)[] = [];
  #appends: (() => void)[] = [];
  #lastCall = 0;
  /** Null while the moments have stopped. */
  #next: Timer | null = null;

  constructor(store: EventStore, clock: Clock) {
    this.hasRecords = store.hasRecords === true;
    this.#store = store;
    this.#clock = clock;
  }

  append(code: string, from: number, events: readonly string[], progress?: TableProgress): Promise<void> {
    return new Promise((done, failed) => {
      const append = () => this.#store.append(code, from, events, progress);
      this.#atNext(this.#appends, () => append().then(() => this.#atNext(this.#answers, done), failed));
    });
  }

  nextAnswer(): Promise<void> {
    return new Promise((done) => this.#atNext(this.#answers, done));
  }

  /** No more moments than those that somebody waits for: the server is about to stop. */
  rest(): void {
    this.#lastCall = Number.NEGATIVE_INFINITY;
  }

  #atNext(calls: (() => void)[], call: () => void): void {
    calls.push(call);
    this.#lastCall = this.#clock.now();
    if (this.#next === null) this.#arrangeNext();
  }

  #arrangeNext(): void {
    this.#next = this.#clock.after(EVERY - (this.#clock.now() % EVERY), () => this.#moment());
  }

  #moment(): void {
    callAll(this.#answers.splice(0));
    const appends = this.#appends.splice(0);
    // Answers are sent in promises that have just been resolved, so the journal waits for the turn after this one.
    if (appends.length > 0) this.#clock.after(0, () => callAll(appends));
    if (this.#clock.now() - this.#lastCall < RESTS_AFTER) this.#arrangeNext();
    else this.#next = null;
  }
}

function callAll(calls: readonly (() => void)[]): void {
  for (const call of calls) call();
}
