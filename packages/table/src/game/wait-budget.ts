import type { Seat } from '@oeillade/kernel';
import { MOST_DELAY } from './press-queue.ts';

/** How long an interrupt waits for anybody's press that may be on its way, in milliseconds: a connection across a continent. */
export const USUAL_WAIT = 100;

/**
 * How much longer, in all, one connection may make the others wait in one game, in milliseconds. For a connection of 250 ms it is
 * enough for as many interrupts as a game has.
 */
export const MOST_HELD_UP = 1_000;

/**
 * How long interrupts wait for slow connections (D-50). Without that, players on slow connections would never be the first.
 * But a client may only pretend to be slow, by answering late. So the time that others have waited is counted for each
 * seat, and when `MOST_HELD_UP` is spent, the seat is waited for no longer than `USUAL_WAIT`.
 */
export class WaitBudget {
  readonly #delayOf: (seat: Seat) => number;
  /** The milliseconds that each seat has left. */
  readonly #left: number[];

  constructor(players: number, delayOf: (seat: Seat) => number) {
    this.#delayOf = delayOf;
    this.#left = Array.from({ length: players }, () => MOST_HELD_UP);
  }

  /** The longest that a press of anybody else may need to arrive, within the budgets of their seats. */
  waitOf(presser: Seat): number {
    return Math.max(0, ...this.#left.map((_, seat) => (seat === presser ? 0 : this.#waitFor(seat))));
  }

  /** An interrupt begins to wait. */
  spend(presser: Seat): void {
    for (const [seat, left] of this.#left.entries()) {
      if (seat !== presser) this.#left[seat] = left - Math.max(0, this.#waitFor(seat) - USUAL_WAIT);
    }
  }

  #waitFor(seat: Seat): number {
    return Math.min(this.#delayOf(seat), MOST_DELAY, USUAL_WAIT + this.#left[seat]!);
  }
}
