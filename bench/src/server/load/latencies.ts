/** From a command to the last seat's message, of all the tables. */
export class Latencies {
  #samples: number[] = [];

  add(milliseconds: number): void {
    this.#samples.push(milliseconds);
  }

  get count(): number {
    return this.#samples.length;
  }

  /** The value that this share of the samples does not exceed. */
  at(share: number): number {
    if (this.#samples.length === 0) return Number.POSITIVE_INFINITY;
    const rising = Float64Array.from(this.#samples).sort();
    return rising[Math.min(rising.length - 1, Math.ceil(rising.length * share) - 1)]!;
  }

  /** Forgets some, by their places in the order in which they came. */
  leaveOut(ranges: readonly (readonly [first: number, end: number])[]): void {
    this.#samples = this.#samples.filter((_, at) => !ranges.some(([first, end]) => first <= at && at < end));
  }

  clear(): void {
    this.#samples = [];
  }
}
