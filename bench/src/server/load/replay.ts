import { SCRIPT_LASTS, type Step } from '../script.ts';
import type { Latencies } from './latencies.ts';
import { isView, LoadTable } from './table.ts';
import type { Wire } from './wire.ts';

/** A table that repeats the recorded one, from a place of its own in it, again and again. */
export class ReplayedTable extends LoadTable {
  readonly #steps: readonly Step[];
  readonly #frames: readonly Buffer[];
  readonly #wires: readonly Wire[];
  #next: number;
  #began: number;
  wakeAt = 0;

  constructor(
    steps: readonly Step[],
    frames: readonly Buffer[],
    wires: readonly Wire[],
    share: number,
    latencies: Latencies,
  ) {
    super(latencies);
    this.#steps = steps;
    this.#frames = frames;
    this.#wires = wires;
    const from = share * SCRIPT_LASTS;
    this.#began = performance.now() - from;
    this.#next = Math.max(
      0,
      steps.findIndex(({ at }) => at >= from),
    );
    wires.forEach((wire, seat) => {
      wire.onFrame = (bytes, start, end) => {
        if (isView(bytes, start, end)) this.heard(seat, performance.now());
      };
    });
    this.#wait();
  }

  act(now: number): void {
    while (this.wakeAt <= now) {
      const step = this.#steps[this.#next]!;
      if (step.isTimed) this.commanded(now);
      this.#wires[step.seat]!.send(this.#frames[this.#next]!);
      this.#next++;
      if (this.#next === this.#steps.length) {
        this.#next = 0;
        this.#began += SCRIPT_LASTS;
      }
      this.#wait();
    }
  }

  close(): void {
    for (const wire of this.#wires) wire.close();
  }

  #wait(): void {
    this.wakeAt = this.#began + this.#steps[this.#next]!.at;
  }
}
