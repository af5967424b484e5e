import type { Seat } from '@oeillade/kernel';
import type { Gaze, Output } from '@oeillade/table';
import type { Clock } from './clock.ts';

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
  /** Those whose time comes together, by when. */
  readonly #waiting = new Map<number, Looking[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(room: Looking): void {
    const now = this.#clock.now();
    const at = Math.floor(now / TOGETHER) * TOGETHER + EVERY;
    const others = this.#waiting.get(at);
    if (others) {
      others.push(room);
      return;
    }
    const rooms = [room];
    this.#waiting.set(at, rooms);
    this.#clock.after(at - now, () => {
      this.#waiting.delete(at);
      for (const one of rooms) one.tellEyes();
    });
  }
}

/** The gazes of a batch, only the last of each face for each seat. They are so few that they are looked through. */
export class Gazes {
  #latest: { readonly to: Seat; readonly gaze: Gaze }[] = [];

  add(to: Seat, gaze: Gaze): void {
    const before = this.#latest.findIndex((one) => one.to === to && one.gaze.of === gaze.of);
    if (before === -1) this.#latest.push({ to, gaze });
    else this.#latest[before] = { to, gaze };
  }

  /** Hands out those for one seat, or all. */
  give(send: (to: Seat, gaze: Gaze) => void, only?: Seat): void {
    if (this.#latest.length === 0) return;
    const given = this.#latest;
    this.#latest = only === undefined ? [] : given.filter(({ to }) => to !== only);
    for (const { to, gaze } of given) if (only === undefined || to === only) send(to, gaze);
  }
}
