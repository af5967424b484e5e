/** Lets so many through at once and so many a second: the rest is told to wait. */
export class Bucket {
  readonly #capacity: number;
  readonly #perMillisecond: number;
  #level: number;
  #filledAt: number;

  constructor(capacity: number, perSecond: number, now: number) {
    this.#capacity = capacity;
    this.#perMillisecond = perSecond / 1000;
    this.#level = capacity;
    this.#filledAt = now;
  }

  take(now: number): boolean {
    this.#fill(now);
    if (this.#level < 1) return false;
    this.#level -= 1;
    return true;
  }

  /** Nothing was taken for so long that it is as good as new. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#level >= this.#capacity;
  }

  #fill(now: number): void {
    this.#level = Math.min(this.#capacity, this.#level + (now - this.#filledAt) * this.#perMillisecond);
    this.#filledAt = now;
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
      bucket = new Bucket(this.#capacity, this.#perSecond, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + 10_000;
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
