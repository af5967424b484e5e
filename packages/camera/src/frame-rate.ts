/** Winks of 0.2 seconds are not seen in fewer pictures a second. */
const LEAST_PER_SECOND = 15;
const WITHIN = 4_000;
/** A device has so long to warm up. */
const WARMS_UP = 3_000;
/** A page that is busy for a moment is not slow: it has been too slow for so long before it is said. */
const LASTS = 5_000;

/** How many pictures a second are measured. */
export class FrameRate {
  readonly #times: number[] = [];
  #since: number | null = null;
  #lowSince: number | null = null;

  see(t: number): void {
    this.#since ??= t;
    this.#times.push(t);
    while (t - this.#times[0]! > WITHIN) this.#times.shift();
    const isLow = (this.perSecond ?? LEAST_PER_SECOND) < LEAST_PER_SECOND;
    this.#lowSince = isLow ? (this.#lowSince ?? t) : null;
  }

  /** Over the last seconds; null until it is known. */
  get perSecond(): number | null {
    const last = this.#times.at(-1);
    if (this.#since === null || last === undefined || last - this.#since < WARMS_UP + WITHIN) return null;
    return Math.round((this.#times.length - 1) / (WITHIN / 1_000));
  }

  /** And it stays so. */
  get isTooLow(): boolean {
    return this.#lowSince !== null && this.#times.at(-1)! - this.#lowSince >= LASTS;
  }
}
