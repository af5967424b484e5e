/** How many of the last measurements count. */
const KEPT = 16;

interface Sample {
  readonly roundTrip: number;
  /** What to add to the client's clock to get the table's. */
  readonly offset: number;
}

/**
 * What is known of the line to one client: how long its messages take, and how far its clock is off. Measured by
 * asking the time: `sent` and `arrived` by the table's clock, `theirs` by the client's.
 */
export class LineClock {
  readonly #samples: Sample[] = [];

  measure(sent: number, theirs: number, arrived: number): void {
    const roundTrip = Math.max(0, arrived - sent);
    this.#samples.push({ roundTrip, offset: (sent + arrived) / 2 - theirs });
    if (this.#samples.length > KEPT) this.#samples.shift();
  }

  /** The longest delay seen of late in one direction, taking the line to be as slow there as back. */
  get delay(): number {
    return this.#samples.reduce((longest, { roundTrip }) => Math.max(longest, roundTrip / 2), 0);
  }

  /** A moment on the client's clock as one on the table's; null before anything was measured. */
  toTable(theirs: number): number | null {
    const best = this.#samples.reduce<Sample | null>(
      (quickest, sample) => (quickest && quickest.roundTrip <= sample.roundTrip ? quickest : sample),
      null,
    );
    return best && theirs + best.offset;
  }
}
