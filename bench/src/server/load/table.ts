import { SEATS } from '../seats.ts';
import type { Latencies } from './latencies.ts';

const ALL = (1 << SEATS) - 1;

/** Where in its time a table begins, from 0 to 1: spread as evenly as any number of tables can be. */
export const shareOf = (number: number): number => (number * 0.618034) % 1;

/** A table under load, driven by a clock that all of them share. */
export abstract class LoadTable {
  readonly #latencies: Latencies;
  #asked = -1;
  #missing = 0;

  constructor(latencies: Latencies) {
    this.#latencies = latencies;
  }

  abstract wakeAt: number;
  abstract act(now: number): void;
  /** Moves all that is still to come by this many milliseconds, since the table stood still. */
  abstract postpone(milliseconds: number): void;
  abstract close(): void;

  /** A command goes out that all eight will hear of. */
  protected commanded(now: number): void {
    this.settle(now);
    this.#asked = now;
    this.#missing = ALL;
  }

  /** The command was refused: nobody will hear of it. */
  protected refused(): void {
    this.#asked = -1;
  }

  /** A seat was shown the view after the command: its last message about it. */
  protected heard(seat: number, now: number): void {
    if (this.#asked < 0) return;
    this.#missing &= ~(1 << seat);
    if (this.#missing !== 0) return;
    this.#latencies.add(this.#asked, now);
    this.#asked = -1;
  }

  /** A command that is still open counts with the time that it has taken so far. */
  settle(now: number): void {
    if (this.#asked >= 0 && now - this.#asked > 50) this.#latencies.add(this.#asked, now);
    this.#asked = -1;
  }
}

/** The sign of a view among the first bytes of a frame, whatever it is wrapped in. */
export function isView(bytes: Buffer, start: number, end: number): boolean {
  const last = Math.min(end - 4, start + 40);
  for (let at = start; at < last; at++) {
    if (bytes[at] === 118 && bytes[at + 1] === 105 && bytes[at + 2] === 101 && bytes[at + 3] === 119)
      return true;
  }
  return false;
}
