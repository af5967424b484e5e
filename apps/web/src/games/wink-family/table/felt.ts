import type { Seat } from '@oeillade/kernel';
import type { FeltMode } from '../../../ui/art/felt.ts';

/** The eyes on my own face as they are shown (D-10). */
export interface Felt {
  readonly count: number;
  readonly mode: FeltMode;
}

/** What the table tells of them. */
export interface FeltTold {
  readonly count: number;
  /** The face that I look at, where I see that it looks at me. */
  readonly watcher: Seat | null;
}

/** A look that passes must not make the picture flicker: fewer eyes are shown so much later than they are told. */
export const HOLD = 250;
/** Two ticks of the eyes: what is told with one of them may be counted with the next. */
const SURE = 100;

/**
 * The eyes on me, held steady. More of them are shown at once, fewer only when they have stayed fewer for a while. It has no
 * clock: it is told the time.
 */
export class SteadyFelt {
  /** D-4: how long it takes until eyes that turn to me count. */
  readonly #turning: number;
  #told: FeltTold = { count: 0, watcher: null };
  #watchedFrom = 0;
  /** What was so a moment ago, the latest last. */
  #before: { readonly felt: Felt; readonly until: number }[] = [];

  constructor(turning: number) {
    this.#turning = turning;
  }

  hear({ count, watcher }: FeltTold, now: number): void {
    if (count !== this.#told.count) this.#before.push({ felt: this.#felt(now), until: now });
    if (watcher !== this.#told.watcher) this.#watchedFrom = now;
    this.#told = { count, watcher };
  }

  at(now: number): Felt {
    this.#before = this.#before.filter(({ until }) => now < until + HOLD);
    return this.#before.reduceRight(
      (most, { felt }) => (felt.count > most.count ? felt : most),
      this.#felt(now),
    );
  }

  /** When it will look different by itself; null if not. */
  changesAt(now: number): number | null {
    const ends = this.#before
      .filter(({ felt }) => felt.count > this.#told.count)
      .map(({ until }) => until + HOLD);
    const coming = [...ends, this.#sureAt()].filter((t) => t > now && t < Number.POSITIVE_INFINITY);
    return coming.length > 0 ? Math.min(...coming) : null;
  }

  #felt(now: number): Felt {
    const { count } = this.#told;
    if (count > 1) return { count, mode: 'many' };
    return { count, mode: count === 0 ? 'nobody' : this.#sureAt() <= now ? 'only' : 'other' };
  }

  /** Eyes that I see turn to me do not count yet: until they must, the one pair that I feel may be another's. */
  #sureAt(): number {
    const { count, watcher } = this.#told;
    const isOne = count === 1 && watcher !== null;
    return isOne ? this.#watchedFrom + this.#turning + SURE : Number.POSITIVE_INFINITY;
  }
}
