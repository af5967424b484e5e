import type { Line, Seat } from '@oeillade/kernel';
import type { Look } from './look.ts';

const AT_FIRST = 64;
/** A seat that looks; and what it looks at: 0 for the board, or the seat's number and one. */
const SEAT_BITS = 4;
const AT_BITS = 4;

/**
 * All looks of a game, which are nearly all that happens in it; as lines they were a third of a server's memory. Twelve
 * bytes each: the time, who looked where, and after how many other lines of the record.
 */
export class LookLog {
  #count = 0;
  /** How many of the first looks are in the journal, or on their way to it. */
  #kept = 0;
  #times = new Float64Array(AT_FIRST);
  #rest = new Uint32Array(AT_FIRST);

  add({ t, seat, at }: Look, linesBefore: number): void {
    if (this.#count === this.#times.length) this.#grow();
    this.#times[this.#count] = t;
    this.#rest[this.#count++] = (((linesBefore << SEAT_BITS) | seat) << AT_BITS) | (at === null ? 0 : at + 1);
  }

  markKept(): void {
    this.#kept = this.#count;
  }

  takeUnkept(): Look[] {
    const unkept: Look[] = [];
    while (this.#kept < this.#count) unkept.push(this.#look(this.#kept++));
    return unkept;
  }

  /** The last look of each seat that was not after `t`; null where it had not looked anywhere yet. */
  lastBefore(t: number, players: number): (Look | null)[] {
    const last = new Array<Look | null>(players).fill(null);
    let missing = players;
    for (let index = this.#count - 1; index >= 0 && missing > 0; index--) {
      if (this.#times[index]! > t) continue;
      const look = this.#look(index);
      if (last[look.seat] !== null) continue;
      last[look.seat] = look;
      missing--;
    }
    return last;
  }

  /** The lines of a game with its looks among them, in the order of time. */
  *among(lines: readonly Line[]): Generator<Line> {
    let next = 0;
    for (let index = 0; index <= lines.length; index++) {
      while (next < this.#count && this.#linesBefore(next) <= index) {
        const { t, seat, at } = this.#look(next++);
        yield { t, e: 'looked', seat, at } as Line;
      }
      if (index < lines.length) yield lines[index]!;
    }
  }

  #linesBefore(look: number): number {
    return this.#rest[look]! >>> (SEAT_BITS + AT_BITS);
  }

  #look(look: number): Look {
    const rest = this.#rest[look]!;
    const seat: Seat = (rest >>> AT_BITS) & ((1 << SEAT_BITS) - 1);
    const at = rest & ((1 << AT_BITS) - 1);
    return { t: this.#times[look]!, seat, at: at === 0 ? null : at - 1 };
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
