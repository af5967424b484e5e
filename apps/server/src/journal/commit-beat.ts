import type { Clock, Keeper, Progress } from '@oeillade/room';

/** Milliseconds from one commit to the next. */
const BEAT = 10;

/**
 * Hands on what all tables want stored on a fixed beat, so that it is one commit. If each were stored at once, whoever asks
 * for something would wait a little longer while somebody else's wink is being stored, and could tell it from the time.
 */
export class CommitBeat implements Keeper {
  readonly hasRecords: boolean;
  readonly #keeper: Keeper;
  readonly #clock: Clock;
  #waiting: (() => void)[] = [];

  constructor(keeper: Keeper, clock: Clock) {
    this.hasRecords = keeper.hasRecords === true;
    this.#keeper = keeper;
    this.#clock = clock;
  }

  append(code: string, from: number, events: readonly string[], progress?: Progress): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) this.#awaitBeat();
      this.#waiting.push(() => this.#keeper.append(code, from, events, progress).then(done, failed));
    });
  }

  #awaitBeat(): void {
    const now = this.#clock.now();
    this.#clock.after(BEAT - (now % BEAT), () => {
      for (const append of this.#waiting.splice(0)) append();
    });
  }
}
