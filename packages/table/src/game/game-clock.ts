/** Turns the driver's time into the game's: milliseconds since the deal, pauses left out. */
export class GameClock {
  #origin: number;
  #stoppedAt: number | null = null;

  /** A clock that shows `t` now. */
  constructor(now: number, t = 0) {
    this.#origin = now - t;
  }

  at(now: number): number {
    return Math.max(0, Math.floor((this.#stoppedAt ?? now) - this.#origin));
  }

  /** When the driver's time will be if the game's time is `t`; never, while the clock is stopped. */
  when(t: number): number {
    return this.#stoppedAt === null ? t + this.#origin : Number.POSITIVE_INFINITY;
  }

  stop(now: number): void {
    this.#stoppedAt ??= now;
  }

  go(now: number): void {
    if (this.#stoppedAt === null) return;
    this.#origin += now - this.#stoppedAt;
    this.#stoppedAt = null;
  }
}
