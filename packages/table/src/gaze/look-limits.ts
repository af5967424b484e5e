import type { Seat } from '@oeillade/kernel';

/** Looks at once, and in a second: more than anybody's eyes can do. */
const AT_ONCE = 30;
const PER_SECOND = 10;
/** Looks of one seat in a game: one a second for more than an hour and a half. */
const MOST_IN_A_GAME = 6_000;

/** How often each seat may still turn its eyes. A record holds every look, so looks are bounded, and records with them. */
export class LookLimits {
  readonly #left: Float64Array;
  readonly #since: Float64Array;
  readonly #made: Uint32Array;

  constructor(players: number) {
    this.#left = new Float64Array(players).fill(AT_ONCE);
    this.#since = new Float64Array(players);
    this.#made = new Uint32Array(players);
  }

  mayLook(seat: Seat, t: number): boolean {
    return this.#leftAt(seat, t) >= 1 && this.#made[seat]! < MOST_IN_A_GAME;
  }

  note(seat: Seat, t: number): void {
    this.#left[seat] = this.#leftAt(seat, t) - 1;
    this.#since[seat] = t;
    this.#made[seat]!++;
  }

  #leftAt(seat: Seat, t: number): number {
    return Math.min(AT_ONCE, this.#left[seat]! + ((t - this.#since[seat]!) / 1000) * PER_SECOND);
  }
}
