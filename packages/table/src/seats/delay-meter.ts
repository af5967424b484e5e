/** How many of the last measurements count: with one every five seconds, those of the last two and a half minutes. */
const KEPT = 32;
/** The share of quick answers among them. More than one answer, or a single lucky one would decide for minutes. */
const QUICK = 0.1;
/** The slowest usual message takes longer than the quick ones by three times what the middle one does. */
const SPREAD = 3;

/** The most milliseconds that are granted for a connection whose delay varies. */
export const MOST_JITTER = 40;

interface Sample {
  readonly roundTrip: number;
  /** What to add to the client's clock to get the table's. */
  readonly offset: number;
}

/**
 * What is known of the connection to one client: how long its messages take, and how far its clock is off. Measured by
 * asking the time: `sent` and `arrived` by the table's clock, `theirs` by the client's.
 */
export class DelayMeter {
  readonly #samples: Sample[] = [];

  measure(sent: number, theirs: number, arrived: number): void {
    const roundTrip = Math.max(0, arrived - sent);
    this.#samples.push({ roundTrip, offset: (sent + arrived) / 2 - theirs });
    if (this.#samples.length > KEPT) this.#samples.shift();
  }

  /**
   * How long a message takes in one direction, taking the connection to be as slow there as back. It goes by the quick answers:
   * a client can hold an answer back, but not give it sooner than its connection allows. So whoever holds back some of them
   * gains nothing, whoever holds back most gains `MOST_JITTER`, and only a client that is slow all the time is believed to
   * be far away.
   */
  get delay(): number {
    return this.#samples.length === 0
      ? 0
      : delayOf(this.#samples.map(({ roundTrip }) => roundTrip / 2).sort((a, b) => a - b));
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

/** `delays` in rising order. */
function delayOf(delays: readonly number[]): number {
  const quick = delays[Math.floor(delays.length * QUICK)]!;
  const middle = delays[Math.floor((delays.length - 1) / 2)]!;
  return quick + Math.min(SPREAD * (middle - quick), MOST_JITTER);
}
