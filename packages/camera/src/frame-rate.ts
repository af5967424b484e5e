/** Winks of 0.2 seconds are not seen in fewer pictures a second. */
export const LEAST_PER_SECOND = 15;
const WITHIN = 4_000;
/** A device has so long to warm up. */
const WARMS_UP = 3_000;

/** How many pictures a second are measured. */
export class FrameRate {
  readonly #times: number[] = [];
  #since: number | null = null;

  see(t: number): void {
    this.#since ??= t;
    this.#times.push(t);
    while (t - this.#times[0]! > WITHIN) this.#times.shift();
  }

  /** Over the last seconds; null until it is known. */
  get perSecond(): number | null {
    const last = this.#times.at(-1);
    if (this.#since === null || last === undefined || last - this.#since < WARMS_UP + WITHIN) return null;
    return Math.round((this.#times.length - 1) / (WITHIN / 1_000));
  }

  get isTooLow(): boolean {
    return (this.perSecond ?? LEAST_PER_SECOND) < LEAST_PER_SECOND;
  }
}
