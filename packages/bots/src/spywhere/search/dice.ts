import type { Random } from '@oeillade/kernel';

/**
 * Chance for playouts: started from the bot's own generator, but small enough to be started again for every
 * playout, so that all the candidates of a search meet the same luck.
 */
export class Dice {
  #state: number;

  constructor(random: Random) {
    this.#state = random.below(0x7fff_ffff);
  }

  /** Where it stands now; given to `rewind` it repeats itself from there. */
  get mark(): number {
    return this.#state;
  }

  rewind(mark: number): void {
    this.#state = mark;
  }

  /** A number from 0 up to, but not including, 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  /** Draws an index with the probability that its weight gives; -1 where all weights are 0. */
  weighed(weights: ArrayLike<number>): number {
    let total = 0;
    for (let index = 0; index < weights.length; index++) total += weights[index]!;
    if (total <= 0) return -1;
    let rest = this.fraction() * total;
    let last = -1;
    for (let index = 0; index < weights.length; index++) {
      if (weights[index]! <= 0) continue;
      last = index;
      rest -= weights[index]!;
      if (rest < 0) return index;
    }
    return last;
  }

  /** S-27 needs it in the middle of a playout. */
  shuffled(cards: readonly number[]): number[] {
    const order = [...cards];
    for (let last = order.length - 1; last > 0; last--) {
      const chosen = this.below(last + 1);
      const kept = order[last]!;
      order[last] = order[chosen]!;
      order[chosen] = kept;
    }
    return order;
  }
}
