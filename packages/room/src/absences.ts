import type { Clock, Timer } from './clock.ts';

/** How long a seat may be without a socket before the table takes its player for away. */
const GRACE = 4_000;

/** Who may be on the way back, by the seat's secret. */
export class Absences {
  readonly #clock: Clock;
  readonly #missed: (token: string) => void;
  readonly #waiting = new Map<string, Timer>();

  /** `missed` is called for whoever has not come back in time. */
  constructor(clock: Clock, missed: (token: string) => void) {
    this.#clock = clock;
    this.#missed = missed;
  }

  /** A seat is without a socket. */
  expect(token: string): void {
    this.isBack(token);
    const timer = this.#clock.after(GRACE, () => {
      this.#waiting.delete(token);
      this.#missed(token);
    });
    this.#waiting.set(token, timer);
  }

  isBack(token: string): void {
    this.#clock.cancel(this.#waiting.get(token));
    this.#waiting.delete(token);
  }

  clear(): void {
    for (const token of [...this.#waiting.keys()]) this.isBack(token);
  }
}
