import { max, min } from 'd3-array';

/** How often each whole number came up: small however many games there are. */
export class Distribution {
  readonly counts = new Map<number, number>();
  size = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
    this.size++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#sum / this.size;
  }

  /** Of the sample; 0 where there is but one value. */
  get deviation(): number {
    if (this.size < 2) return 0;
    return Math.sqrt(Math.max(0, this.#squares - this.size * this.mean ** 2) / (this.size - 1));
  }

  get least(): number {
    return min(this.counts.keys()) ?? Number.NaN;
  }

  get most(): number {
    return max(this.counts.keys()) ?? Number.NaN;
  }
}

/** A mean of shares with the half width of its 95 % interval. */
export interface Share {
  readonly mean: number;
  readonly margin: number;
}

/** Shares between 0 and 1, such as victories that may be split. */
export class Shares {
  #size = 0;
  #sum = 0;
  #squares = 0;

  add(share: number): void {
    this.#size++;
    this.#sum += share;
    this.#squares += share * share;
  }

  get share(): Share {
    const mean = this.#sum / this.#size;
    const variance =
      this.#size < 2 ? 0 : Math.max(0, this.#squares - this.#size * mean * mean) / (this.#size - 1);
    return { mean, margin: 1.96 * Math.sqrt(variance / this.#size) };
  }
}
