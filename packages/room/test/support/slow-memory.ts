import type { HandClock } from './hand-clock.ts';
import { Memory } from './memory.ts';

/** So long a commit takes. */
const DISK = 7;

/** Keeps in memory, as slowly as a disk. */
export class SlowMemory extends Memory {
  readonly #clock: () => HandClock | null;

  constructor(clock: () => HandClock | null) {
    super();
    this.#clock = clock;
  }

  override async append(...args: Parameters<Memory['append']>): Promise<void> {
    const clock = this.#clock();
    if (clock) await new Promise<void>((done) => clock.after(DISK, done));
    return super.append(...args);
  }
}
