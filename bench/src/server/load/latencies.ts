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

  /** Forgets those that were added while so many others were there: from the first number of each pair up to the second. */
  leaveOut(ranges: readonly (readonly [from: number, to: number])[]): void {
    this.#samples = this.#samples.filter((_, at) => !ranges.some(([from, to]) => from <= at && at < to));
  }

  clear(): void {
    this.#samples = [];
  }
}
