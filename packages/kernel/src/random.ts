import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { generatorState, type Seed } from './seed.ts';

/** The only source of chance. Two generators of the same seed and purpose give the same numbers. */
export class Random {
  readonly #generator;

  constructor(seed: Seed, purpose: string) {
    this.#generator = xoroshiro128plusFromState(generatorState(seed, purpose));
  }

  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    return uniformInt(this.#generator, 0, limit - 1);
  }

  /** True with the given probability. */
  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** A number from 0 up to, but not including, 1. */
  fraction(): number {
    return (this.#generator.next() >>> 0) / 0x1_0000_0000;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('Nothing to pick from.');
    return items[this.below(items.length)] as T;
  }

  /** Fisher and Yates: every order is equally likely. */
  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const chosen = this.below(last + 1);
      const kept = order[last] as T;
      order[last] = order[chosen] as T;
      order[chosen] = kept;
    }
    return order;
  }
}
