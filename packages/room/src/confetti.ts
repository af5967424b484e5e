import type { Clock, Timer } from './clock.ts';

/**
 * So long after a ruling the confetti falls that was thrown since: at no moment of anybody's choice. Until then the ruling is
 * being staged on most screens.
 */
const FALLS_AFTER = 6_000;
/** How often it may fall after the end of a game. */
const FALLS_AT_THE_END = 10;

/**
 * D-35: confetti falls at set moments after a ruling, once for all who threw some. When it is thrown, by how many and how
 * often would else tell players what somebody sees who sees more than they do.
 */
export class Confetti {
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

  /** Whether it is time for confetti; then it falls with the rest. */
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
