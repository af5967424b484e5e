import type { Seat } from '@oeillade/kernel';
import type { SeenSignal } from '../../../shell/session/model.ts';

/** So long a signal is told in words: it is over before one has read them. */
export const NEWS_STAY = 4_000;

/**
 * The last signal that I saw. It is news for a while, and whether my call was answered is remembered until I call another card
 * or none. It has no clock: it is told the time.
 */
export class SeenLately {
  #last: SeenSignal | null = null;
  #call: number | null = null;
  #isAnswered = false;

  /** What the table shows now, which card I call, and where I sit. */
  hear(signal: SeenSignal | null, call: number | null, me: Seat | null): void {
    if (call !== this.#call) {
      this.#call = call;
      this.#isAnswered = false;
      this.#last = null;
    }
    if (!signal || signal.at === this.#last?.at) return;
    this.#last = signal;
    if (signal.to === me) this.#isAnswered = true;
  }

  get isAnswered(): boolean {
    return this.#isAnswered;
  }

  newsAt(now: number): SeenSignal | null {
    return this.#last && now < this.#last.at + NEWS_STAY ? this.#last : null;
  }

  /** When it will look different by itself; null if not. */
  changesAt(now: number): number | null {
    const end = this.#last && this.#last.at + NEWS_STAY;
    return end !== null && now < end ? end : null;
  }
}
