import type { Clock } from './clock.ts';

/** Milliseconds from one beat to the next. All tables of a beat share a timer, and a commit. */
const BEAT = 25;
/** Each table has every second beat: not all of them at once. Between two, only the last gaze of each face counts. */
const PARTS = 2;

/** Where eyes wait: what they do is stored and told together, once in a while. */
interface Looking {
  /** One of the even tables, or of the odd ones. */
  readonly part: number;
  tellEyes(beat: number): void;
  tellGazes(): void;
}

/** Tables whose gazes go out at one stroke: as many, or this share of those who wait, so that all are told soon. */
const AT_ONCE = 16;
const SHARE_AT_ONCE = 1 / 8;

/** Beats time for the eyes of all the tables of a house. */
export class GazeTicker {
  readonly #clock: Clock;
  readonly #waiting = new Map<number, Looking[]>();
  /** Those whose gazes may go out. */
  readonly #released = new Set<Looking>();
  #tables = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The part of a new table. */
  part(): number {
    return this.#tables++ % PARTS;
  }

  /** The first beat of a table from `at` on. */
  beatFrom(at: number, part: number): number {
    const beat = Math.ceil(at / BEAT);
    return beat + ((part + PARTS - (beat % PARTS)) % PARTS);
  }

  call(room: Looking, beat: number): void {
    const others = this.#waiting.get(beat);
    if (others) {
      others.push(room);
      return;
    }
    const rooms = [room];
    this.#waiting.set(beat, rooms);
    this.#clock.after(beat * BEAT - this.#clock.now(), () => {
      this.#waiting.delete(beat);
      for (const one of rooms) one.tellEyes(beat);
    });
  }

  /**
   * Lets a room tell its gazes. Many tables hear from the journal in one moment: they take turns, so that whoever has more
   * to say or to ask than eyes comes in between.
   */
  release(room: Looking): void {
    if (this.#released.size === 0) this.#clock.after(0, () => this.#tellSome());
    this.#released.add(room);
  }

  #tellSome(): void {
    let left = Math.max(AT_ONCE, this.#released.size * SHARE_AT_ONCE);
    for (const room of this.#released) {
      this.#released.delete(room);
      room.tellGazes();
      if (--left <= 0) break;
    }
    if (this.#released.size > 0) this.#clock.after(0, () => this.#tellSome());
  }
}
