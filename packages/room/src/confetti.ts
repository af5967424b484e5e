import type { Clock, Timer } from './clock.ts';

/**
 * So long after a ruling falls all the confetti that was thrown since, so that nobody chooses its moment. Until then most
 * screens still stage the ruling.
 */
const FALLS_AFTER = 6_000;
/** How often it may fall after the end of a game. */
const FALLS_AT_THE_END = 10;

/**
 * D-35: confetti falls at set moments after a ruling, once for all who threw some. Watchers may see more than players do:
 * when, how often and by how many watchers confetti is thrown must not tell players of it.
 */
export class ConfettiFalls {
  readonly #clock: Clock;
  readonly #fall: () => void;
  #ruledAt = Number.NEGATIVE_INFINITY;
  #falls = 0;
  #timer: Timer | null = null;

  constructor(clock: Clock, fall: () => void) {
    this.#clock = clock;
    this.#fall = fall;
  }

  /** Something was ruled; `isEnd` where the game is over by it. */
  ruled(isEnd: boolean): void {
    this.#ruledAt = this.#clock.now();
    this.#falls = isEnd ? FALLS_AT_THE_END : 1;
  }

  /** Confetti is thrown, and falls at the next of the set moments; false if there is none left. */
  throw(): boolean {
    const since = this.#clock.now() - this.#ruledAt;
    const next = Math.floor(since / FALLS_AFTER) + 1;
    if (next > this.#falls) return false;
    this.#timer ??= this.#clock.after(next * FALLS_AFTER - since, () => {
      this.#timer = null;
      this.#fall();
    });
    return true;
  }

  rest(): void {
    this.#clock.cancel(this.#timer);
    this.#timer = null;
  }
}
