import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { generatorState, type Seed } from './seed.ts';

/** As many different numbers the generator gives. */
const NUMBERS = 0x1_0000_0000;

/** The only source of chance. Two generators of the same seed and purpose give the same numbers. */
export class Random {
  readonly #generator;

  constructor(seed: Seed, purpose: string) {
    this.#generator = xoroshiro128plusFromState(generatorState(seed, purpose));
  }

  /** A whole number from 0 up to, but not including, `limit`; drawn again where some would come up more often than others. */
  below(limit: number): number {
    const fair = NUMBERS - (NUMBERS % limit);
    let drawn: number;
    do drawn = this.#generator.next() + NUMBERS / 2;
    while (drawn >= fair);
    return drawn % limit;
  }

  /** One die: a whole number from 1 up to and including `sides`. */
  roll(sides: number): number {
    return 1 + this.below(sides);
  }

  /** True with the given probability. */
  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** A number from 0 up to, but not including, 1. */
  fraction(): number {
    return (this.#generator.next() >>> 0) / NUMBERS;
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
