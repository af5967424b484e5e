import type { Clock, Timer } from '@oeillade/room';

/** A client that takes no byte of what waits for it for so many milliseconds does not read. */
export const NO_PROGRESS = 10_000;

/** Bytes that may wait for a client, however steadily it reads. A snapshot, the longest message, has some ten thousand. */
export const MOST_WAITING = 4 * 1024 * 1024;

/**
 * Whether a client takes the frames that wait for it. A client counts as too slow only if it takes nothing at all: a connection
 * that carries little all the time will catch up, and closing it would make it begin again.
 */
export class Backpressure {
  readonly #clock: Clock;
  readonly #stalled: () => void;
  /** Frames that were handed over and are not taken yet. */
  #waiting = 0;
  /** When the last frame was taken or, where none waited before, when the first of these was handed over. */
  #movedAt = 0;
  /** The timer runs on when no frame waits any more: setting one for every frame would cost more than the frame. */
  #timer: Timer | null = null;

  /** `stalled` is called once, where nothing was taken for too long. */
  constructor(clock: Clock, stalled: () => void) {
    this.#clock = clock;
    this.#stalled = stalled;
  }

  /** Whether frames wait, and some were taken lately. */
  get isMoving(): boolean {
    return this.#waiting > 0 && this.#clock.now() - this.#movedAt < NO_PROGRESS;
  }

  /** A frame goes out; `taken` has to be called when the socket has taken it. */
  handOver(): void {
    if (this.#waiting++ === 0) this.#movedAt = this.#clock.now();
    this.#timer ??= this.#clock.after(NO_PROGRESS, () => this.#look());
  }

  readonly taken = (): void => {
    this.#waiting--;
    this.#movedAt = this.#clock.now();
  };

  end(): void {
    this.#clock.cancel(this.#timer);
  }

  #look(): void {
    this.#timer = null;
    if (this.#waiting === 0) return;
    const left = this.#movedAt + NO_PROGRESS - this.#clock.now();
    if (left > 0) this.#timer = this.#clock.after(left, () => this.#look());
    else this.#stalled();
  }
}
