import type { Seat } from '@oeillade/kernel';
import type { Gaze } from '@oeillade/table';

/** How often gazes go out. Between two times only the last of each face counts. */
const EVERY = 50;

/** Where the ticker sends to. */
interface GazeTarget {
  sendGaze(seat: Seat, frames: Iterable<string>): void;
}

/** One clock for the gazes of all the tables of a server. */
export class GazeTicker {
  readonly #waiting = new Map<GazeTarget, Map<Seat, Map<Seat, Gaze>>>();
  #timer: NodeJS.Timeout | null = null;

  add(target: GazeTarget, to: Seat, gaze: Gaze): void {
    const seats = this.#waiting.get(target) ?? new Map<Seat, Map<Seat, Gaze>>();
    const faces = seats.get(to) ?? new Map<Seat, Gaze>();
    this.#waiting.set(target, seats.set(to, faces.set(gaze.of, gaze)));
    this.#timer ??= setTimeout(() => this.#tick(), EVERY);
  }

  forget(target: GazeTarget): void {
    this.#waiting.delete(target);
  }

  #tick(): void {
    this.#timer = null;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const [target, seats] of waiting) {
      for (const [seat, faces] of seats) {
        target.sendGaze(
          seat,
          [...faces.values()].map((gaze) => JSON.stringify(gaze)),
        );
      }
    }
  }
}
