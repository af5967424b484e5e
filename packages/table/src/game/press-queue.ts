import type { Seat } from '@oeillade/kernel';

/**
 * The most milliseconds that anybody may claim to have pressed before the press arrived. A client that answers every
 * ping late can gain as much: its connection cannot be told from a slow one.
 */
export const MOST_DELAY = 250;

/** A press that waits to be put in order. */
export interface Press<T> {
  readonly seat: Seat;
  /** When it was made, as far as the table believes it. */
  readonly made: number;
  readonly arrived: number;
  readonly what: T;
}

/**
 * When a press was made, in the table's time. The client's own time counts, but only within the delay that was measured
 * on its connection: a client that lies about its clock gains no more than that.
 */
export function believedPress(arrived: number, claimed: number | null, measuredDelay: number): number {
  if (claimed === null || !Number.isFinite(claimed)) return arrived;
  const earliest = arrived - Math.min(Math.max(measuredDelay, 0), MOST_DELAY);
  return Math.min(Math.max(claimed, earliest), arrived);
}

/** Presses that came together, and the moment until which an earlier one may still be on its way. */
export class PressQueue<T> {
  #presses: Press<T>[] = [];
  #settleAt = Number.POSITIVE_INFINITY;

  get isOpen(): boolean {
    return this.#presses.length > 0;
  }

  get settleAt(): number {
    return this.#settleAt;
  }

  has(seat: Seat): boolean {
    return this.#presses.some((press) => press.seat === seat);
  }

  /** `wait`: for how long after this press an earlier one of somebody else may still arrive. */
  add(press: Press<T>, wait: number): void {
    this.#presses.push(press);
    // Whole milliseconds: the game's clock shows no others, and would never reach a fraction.
    this.#settleAt = Math.min(this.#settleAt, Math.max(press.arrived, Math.ceil(press.made + wait)));
  }

  /** All presses that came, in the order in which they were made; equal ones in the order in which they arrived. */
  settle(): Press<T>[] {
    const presses = this.#presses.sort((a, b) => a.made - b.made || a.arrived - b.arrived);
    this.#presses = [];
    this.#settleAt = Number.POSITIVE_INFINITY;
    return presses;
  }
}
