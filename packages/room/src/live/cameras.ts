import type { Clock, Timer } from '../clock.ts';

/** A camera that has sent no picture for so many milliseconds is off. A page that loads anew is back sooner. */
export const CAMERA_OFF_AFTER = 2_000;

/** Whose camera is on, by the seats' secrets. It follows from the times of incoming pictures, and not from who sees them. */
export class Cameras {
  readonly #clock: Clock;
  readonly #changed: (off: readonly string[]) => void;
  /** When the last picture of each camera that is on came in. */
  readonly #lastPictures = new Map<string, number>();
  #timer: Timer | null = null;

  /** `changed` is called when a camera goes on; and when some have sent nothing for too long, with those. */
  constructor(clock: Clock, changed: (off: readonly string[]) => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get on(): readonly string[] {
    return [...this.#lastPictures.keys()];
  }

  shows(token: string): void {
    const wasOn = this.#lastPictures.has(token);
    this.#lastPictures.set(token, this.#clock.now());
    if (wasOn) return;
    this.#timer ??= this.#clock.after(CAMERA_OFF_AFTER, () => this.#look());
    this.#changed([]);
  }

  turnOff(token: string): void {
    this.#lastPictures.delete(token);
  }

  turnAllOff(): void {
    this.#lastPictures.clear();
    this.#clock.cancel(this.#timer);
    this.#timer = null;
  }

  #look(): void {
    this.#timer = null;
    const before = this.#clock.now() - CAMERA_OFF_AFTER;
    const off = this.on.filter((token) => this.#lastPictures.get(token)! <= before);
    for (const token of off) this.turnOff(token);
    if (this.#lastPictures.size > 0) {
      const next = Math.min(...this.#lastPictures.values()) - before;
      this.#timer = this.#clock.after(next, () => this.#look());
    }
    if (off.length > 0) this.#changed(off);
  }
}
