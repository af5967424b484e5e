import type { LoadTable } from './table.ts';

const EVERY = 5;

/** One clock for all the tables of the load. */
export class Wheel {
  readonly tables: LoadTable[] = [];
  readonly #timer = setInterval(() => this.#tick(), EVERY);

  stop(): void {
    clearInterval(this.#timer);
    for (const table of this.tables) table.close();
  }

  #tick(): void {
    const now = performance.now();
    for (const table of this.tables) if (table.wakeAt <= now) table.act(now);
  }
}
