import type { Seat } from '@oeillade/kernel';
import type { Gaze, Output } from '@oeillade/table';
import type { Clock, Timer } from './clock.ts';

/** How often gazes go out. Between two times only the last of each face counts. */
const EVERY = 50;

/** Eyes and nothing else: somebody looks elsewhere, and some see it. */
export const hasOnlyEyes = ({ events, messages }: Output): boolean =>
  events.every((event) => event.j === 'line' && event.line.e === 'looked') &&
  messages.every(({ numbered }) => numbered.message.m === 'gaze');

/** Where looks wait: they are stored and told together, once in a while. */
interface Looking {
  tellEyes(): void;
}

/** One beat for the gazes of all the tables of a server: what they store at one moment costs one commit. */
export class GazeTicker {
  readonly #clock: Clock;
  #waiting = new Set<Looking>();
  #timer: Timer | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(room: Looking): void {
    this.#waiting.add(room);
    this.#timer ??= this.#clock.after(EVERY, () => this.#tick());
  }

  forget(room: Looking): void {
    this.#waiting.delete(room);
  }

  #tick(): void {
    this.#timer = null;
    const waiting = this.#waiting;
    this.#waiting = new Set();
    for (const room of waiting) room.tellEyes();
  }
}

/** The gazes of a batch, only the last of each face for each seat. */
export class Gazes {
  readonly #latest = new Map<Seat, Map<Seat, Gaze>>();

  add(to: Seat, gaze: Gaze): void {
    const faces = this.#latest.get(to);
    if (faces) faces.set(gaze.of, gaze);
    else this.#latest.set(to, new Map([[gaze.of, gaze]]));
  }

  /** Hands out those for one seat, or all. */
  give(send: (to: Seat, gaze: Gaze) => void, only?: Seat): void {
    if (this.#latest.size === 0) return;
    for (const [to, faces] of this.#latest) {
      if (only !== undefined && to !== only) continue;
      this.#latest.delete(to);
      for (const gaze of faces.values()) send(to, gaze);
    }
  }
}
