import type { Clock, Keeper, Progress } from '@oeillade/room';

/** Milliseconds from one commit to the next. */
const BEAT = 10;

/**
 * Hands on what all tables want stored on a fixed beat, so that it is one commit, and says on the beat that it is stored. If
 * each were stored at once, or answered as soon as its commit is done, whoever asks for something would wait a little longer
 * while somebody else's wink is being stored, and could tell it from the time.
 */
export class CommitBeat implements Keeper {
  readonly hasRecords: boolean;
  readonly #keeper: Keeper;
  readonly #clock: Clock;
  #calls: (() => void)[] = [];

  constructor(keeper: Keeper, clock: Clock) {
    this.hasRecords = keeper.hasRecords === true;
    this.#keeper = keeper;
    this.#clock = clock;
  }

  append(code: string, from: number, events: readonly string[], progress?: Progress): Promise<void> {
    return new Promise((done, failed) => {
      const append = () => this.#keeper.append(code, from, events, progress);
      this.#onBeat(() => append().then(() => this.#onBeat(done), failed));
    });
  }

  #onBeat(call: () => void): void {
    this.#calls.push(call);
    if (this.#calls.length > 1) return;
    this.#clock.after(BEAT - (this.#clock.now() % BEAT), () => {
      for (const due of this.#calls.splice(0)) due();
    });
  }
}
