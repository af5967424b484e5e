import type { Clock, Timer } from './clock.ts';

/** Clocks cannot wait for longer. A timer that is called too early is set again. */
const LONGEST_WAIT = 2 ** 30;

/** A timer that is called so many milliseconds late means that the whole process stood still. */
export const STOOD_STILL = 100;

/** Calls once, at the moment that was set last. */
export class WakeTimer {
  readonly #clock: Clock;
  readonly #call: () => void;
  #timer: Timer | null = null;
  #at = Number.POSITIVE_INFINITY;

  constructor(clock: Clock, call: () => void) {
    this.#clock = clock;
    this.#call = call;
  }

  set(at: number): void {
    if (at === this.#at) return;
    this.clear();
    this.#at = at;
    if (!Number.isFinite(at)) return;
    const wait = Math.min(Math.max(0, Math.ceil(at - this.#clock.now())), LONGEST_WAIT);
    const fire = (): void => {
      this.#at = Number.POSITIVE_INFINITY;
      this.#call();
    };
    this.#timer = this.#clock.after(wait, () => {
      // Frames that arrived while the process stood still were sent in time: they are read before anybody's
      // time runs out.
      if (this.#clock.now() - at > STOOD_STILL) this.#timer = this.#clock.after(0, fire);
      else fire();
    });
  }

  clear(): void {
    this.#clock.cancel(this.#timer);
    this.#at = Number.POSITIVE_INFINITY;
  }
}
