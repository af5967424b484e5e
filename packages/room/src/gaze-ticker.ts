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
  /** Those whose gazes may go out, in the order of their turns. */
  #released: Looking[] = [];
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
    if (this.#released.length === 0) this.#clock.after(0, () => this.#tellSome());
    this.#released.push(room);
  }

  #tellSome(): void {
    const turn = this.#released;
    const some = Math.ceil(Math.max(AT_ONCE, turn.length * SHARE_AT_ONCE));
    this.#released = turn.slice(some);
    if (this.#released.length > 0) this.#clock.after(0, () => this.#tellSome());
    for (let at = 0; at < some && at < turn.length; at++) turn[at]!.tellGazes();
  }
}
