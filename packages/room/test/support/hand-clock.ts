import type { Clock, Timer } from '@oeillade/room';

interface Waiting {
  readonly at: number;
  readonly call: () => void;
}

/** A clock that a test turns by hand. */
export class HandClock implements Clock {
  #now = 1_000_000;
  readonly #timers = new Set<Waiting>();

  now(): number {
    return this.#now;
  }

  /** How many timers there are. */
  get waiting(): number {
    return this.#timers.size;
  }

  after(milliseconds: number, call: () => void): Timer {
    const waiting = { at: this.#now + milliseconds, call };
    this.#timers.add(waiting);
    return waiting;
  }

  cancel(timer: Timer): void {
    this.#timers.delete(timer as Waiting);
  }

  /** Time passes, and nobody is called: the process stands still. */
  standStill(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Lets so many milliseconds pass, with everything that falls due in them and what that sets going. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await new Promise(setImmediate);
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = end;
  }
}
