import type { Seat } from '@oeillade/kernel';

interface Limit {
  readonly atOnce: number;
  readonly perSecond: number;
  readonly inAGame: number;
}

/** More than anybody's eyes can do. In a game it is a look a second for more than an hour and a half. */
export const LOOKS: Limit = { atOnce: 30, perSecond: 10, inAGame: 6_000 };
/** As many winks as a camera can tell from each other; and more in a game than anybody makes. */
export const WINKS: Limit = { atOnce: 6, perSecond: 2, inAGame: 1_000 };

/** How often each seat may still look, or wink. A record keeps every look and wink, so these limits bound its length. */
export class EyeLimits {
  readonly #limit: Limit;
  readonly #left: Float64Array;
  readonly #since: Float64Array;
  readonly #made: Uint32Array;

  constructor(players: number, limit: Limit) {
    this.#limit = limit;
    this.#left = new Float64Array(players).fill(limit.atOnce);
    this.#since = new Float64Array(players);
    this.#made = new Uint32Array(players);
  }

  allows(seat: Seat, t: number): boolean {
    return this.#leftAt(seat, t) >= 1 && this.#made[seat]! < this.#limit.inAGame;
  }

  note(seat: Seat, t: number): void {
    this.#left[seat] = this.#leftAt(seat, t) - 1;
    this.#since[seat] = t;
    this.#made[seat]!++;
  }

  #leftAt(seat: Seat, t: number): number {
    const { atOnce, perSecond } = this.#limit;
    return Math.min(atOnce, this.#left[seat]! + ((t - this.#since[seat]!) / 1000) * perSecond);
  }
}
