import type { Seat } from '@oeillade/kernel';
import { MOST_DELAY } from './interrupts.ts';

/** How long an accusation waits for anybody's press that may be on its way, in milliseconds: a connection across a continent. */
export const USUAL_WAIT = 100;

/**
 * How much longer, in all, one connection may make the others wait in one game, in milliseconds. For a connection of 250 ms it is
 * enough for as many accusations as a game has.
 */
export const MOST_HELD_UP = 1_000;

/**
 * How long accusations wait for the connections of the others (W-48). Whether a connection is slow or its client only answers late,
 * nobody can tell. So a slow connection is waited for, or its player would never be the first; but what that costs the others is
 * counted, and has an end. From then on it is waited for as for a usual connection.
 */
export class WaitBudget {
  readonly #delayOf: (seat: Seat) => number;
  /** What each seat has left of it. */
  readonly #left: number[];

  constructor(players: number, delayOf: (seat: Seat) => number) {
    this.#delayOf = delayOf;
    this.#left = Array.from({ length: players }, () => MOST_HELD_UP);
  }

  /** The longest that a press of anybody else may need to arrive, as far as there is patience with their connections. */
  waitOf(accuser: Seat): number {
    return Math.max(0, ...this.#left.map((_, seat) => (seat === accuser ? 0 : this.#waitFor(seat))));
  }

  /** An accusation begins to wait. */
  spend(accuser: Seat): void {
    for (const [seat, left] of this.#left.entries()) {
      if (seat !== accuser) this.#left[seat] = left - Math.max(0, this.#waitFor(seat) - USUAL_WAIT);
    }
  }

  #waitFor(seat: Seat): number {
    return Math.min(this.#delayOf(seat), MOST_DELAY, USUAL_WAIT + this.#left[seat]!);
  }
}
