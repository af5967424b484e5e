/** A little less than a whole token counts as one, so that rounding takes no token from anybody. */
const ROUNDING = 0.01;

/** A token bucket: lets so many through at once and so many a second, and refuses the rest. */
export class Bucket {
  /** Milliseconds for one token, and for a full bucket. */
  readonly #each: number;
  readonly #whole: number;
  #fullAt = 0;

  constructor(capacity: number, perSecond: number) {
    this.#each = 1000 / perSecond;
    this.#whole = (capacity + ROUNDING) * this.#each;
  }

  take(now: number, tokens = 1): boolean {
    const fullAt = Math.max(this.#fullAt, now) + this.#each * tokens;
    if (fullAt - now > this.#whole) return false;
    this.#fullAt = fullAt;
    return true;
  }

  /** Milliseconds until the next token. */
  waitOf(now: number): number {
    return Math.max(0, Math.max(this.#fullAt, now) + this.#each - now - this.#whole);
  }

  /** Whether the bucket is full again. */
  isFull(now: number): boolean {
    return this.#fullAt <= now;
  }
}

/** A bucket for each address. Those that are full again are forgotten, so that strangers cannot fill the memory. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #capacity: number;
  readonly #perSecond: number;
  #sweepAt = 0;

  constructor(capacity: number, perSecond: number) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
  }

  take(key: string, now: number): boolean {
    this.#sweep(now);
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      bucket = new Bucket(this.#capacity, this.#perSecond);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  waitOf(key: string, now: number): number {
    return this.#buckets.get(key)?.waitOf(now) ?? 0;
  }

  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + 10_000;
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
