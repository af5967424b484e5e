import type { Seat } from '@oeillade/kernel';
import type { Gaze, Output } from '@oeillade/table';
import type { Clock, Timer } from './clock.ts';

/** How often gazes go out. Between two times only the last of each face counts. */
const EVERY = 50;
/** Tables whose gazes are due within so many milliseconds of each other share a commit. */
const TOGETHER = 25;

/** Eyes and nothing else: somebody looks elsewhere, and some see it. */
export const hasOnlyEyes = ({ events, messages }: Output): boolean =>
  events.every((event) => event.j === 'line' && event.line.e === 'looked') &&
  messages.every(({ numbered }) => numbered.message.m === 'gaze');

/** As `JSON.stringify` does it: nothing is sent more often. */
export const writeGaze = ({ m, of, at }: Gaze): string => `{"m":"${m}","of":${of},"at":${at}}`;

/** Where looks wait: they are stored and told together, once in a while. */
interface Looking {
  tellEyes(): void;
}

/** Lets each table's looks wait, from its first one on: a beat for all the tables of a server would come in bursts. */
export class GazeTicker {
  readonly #clock: Clock;
  readonly #waiting = new Map<Looking, Timer>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(room: Looking): void {
    if (this.#waiting.has(room)) return;
    const timer = this.#clock.after(EVERY - (this.#clock.now() % TOGETHER), () => {
      this.#waiting.delete(room);
      room.tellEyes();
    });
    this.#waiting.set(room, timer);
  }

  forget(room: Looking): void {
    this.#clock.cancel(this.#waiting.get(room));
    this.#waiting.delete(room);
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
