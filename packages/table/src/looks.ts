import type { Line, Seat } from '@oeillade/kernel';

const AT_FIRST = 64;
/** A seat that looks; and what it looks at: 0 for the board, or the seat's number and one. */
const SEAT_BITS = 4;
const AT_BITS = 4;

/**
 * All the looks of a game, which is nearly all that happens in it: as lines they were a third of what a server has in
 * memory, and nobody asks for them before the game is over.
 */
export class Looks {
  #times = new Float64Array(AT_FIRST);
  /** How many lines were there before each, and who looks where. */
  #rest = new Uint32Array(AT_FIRST);
  #count = 0;

  add(t: number, seat: Seat, at: Seat | null, linesBefore: number): void {
    if (this.#count === this.#times.length) this.#grow();
    this.#times[this.#count] = t;
    this.#rest[this.#count++] = (((linesBefore << SEAT_BITS) | seat) << AT_BITS) | (at === null ? 0 : at + 1);
  }

  /** The lines of a game with its looks among them, as they came. */
  *among(lines: readonly Line[]): Generator<Line> {
    let next = 0;
    for (let index = 0; index <= lines.length; index++) {
      while (next < this.#count && this.#linesBefore(next) <= index) yield this.#line(next++);
      if (index < lines.length) yield lines[index]!;
    }
  }

  #linesBefore(look: number): number {
    return this.#rest[look]! >>> (SEAT_BITS + AT_BITS);
  }

  #line(look: number): Line {
    const rest = this.#rest[look]!;
    const seat = (rest >>> AT_BITS) & ((1 << SEAT_BITS) - 1);
    const at = rest & ((1 << AT_BITS) - 1);
    return { t: this.#times[look]!, e: 'looked', seat, at: at === 0 ? null : at - 1 } as Line;
  }

  #grow(): void {
    const times = new Float64Array(2 * this.#count);
    const rest = new Uint32Array(2 * this.#count);
    times.set(this.#times);
    rest.set(this.#rest);
    this.#times = times;
    this.#rest = rest;
  }
}
