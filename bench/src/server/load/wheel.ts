import type { LoadTable } from './table.ts';

const EVERY = 5;

/** One clock for all the tables of a server. */
export class Wheel {
  readonly tables: LoadTable[] = [];
  #timer = setInterval(() => this.#tick(), EVERY);
  #stoodAt = 0;

  /** Nobody does anything until it goes on, where it was. */
  stand(): void {
    clearInterval(this.#timer);
    this.#stoodAt = performance.now();
  }

  goOn(): void {
    const stood = performance.now() - this.#stoodAt;
    for (const table of this.tables) table.postpone(stood);
    this.#timer = setInterval(() => this.#tick(), EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const table of this.tables) table.close();
  }

  #tick(): void {
    const now = performance.now();
    for (const table of this.tables) if (table.wakeAt <= now) table.act(now);
  }
}
