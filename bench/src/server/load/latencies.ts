import type { Stretch } from './disturbances.ts';

/** From a command to the last seat's message, of all the tables. */
export class Latencies {
  #samples: { readonly asked: number; readonly took: number }[] = [];

  /** When a command went out, and when all had heard of it. */
  add(asked: number, heard: number): void {
    this.#samples.push({ asked, took: heard - asked });
  }

  get count(): number {
    return this.#samples.length;
  }

  /** The value that this share of the samples does not exceed. */
  at(share: number): number {
    if (this.#samples.length === 0) return Number.POSITIVE_INFINITY;
    const rising = Float64Array.from(this.#samples, ({ took }) => took).sort();
    return rising[Math.min(rising.length - 1, Math.ceil(rising.length * share) - 1)]!;
  }

  /** Forgets what was asked for in these stretches of time: by when it was asked, since slow ones would else go more easily than quick ones. */
  leaveOut(stretches: readonly Stretch[]): void {
    this.#samples = this.#samples.filter(
      ({ asked }) => !stretches.some(({ from, to }) => from <= asked && asked < to),
    );
  }

  clear(): void {
    this.#samples = [];
  }
}
