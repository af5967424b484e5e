import type { Recording } from '../script.ts';
import type { Latencies } from './latencies.ts';
import { isView, LoadTable } from './table.ts';
import type { Wire } from './wire.ts';

/** A table that repeats the recorded one, from a place of its own in it, again and again. */
export class ReplayedTable extends LoadTable {
  readonly #recording: Recording;
  readonly #frames: readonly Buffer[];
  readonly #wires: readonly Wire[];
  #next: number;
  #began: number;
  wakeAt = 0;

  constructor(
    recording: Recording,
    frames: readonly Buffer[],
    wires: readonly Wire[],
    share: number,
    latencies: Latencies,
  ) {
    super(latencies);
    this.#recording = recording;
    this.#frames = frames;
    this.#wires = wires;
    const from = share * recording.lasts;
    this.#began = performance.now() - from;
    this.#next = Math.max(
      0,
      recording.steps.findIndex(({ at }) => at >= from),
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
      const step = this.#recording.steps[this.#next]!;
      if (step.isTimed) this.commanded(performance.now());
      this.#wires[step.seat]!.send(this.#frames[this.#next]!);
      this.#next++;
      if (this.#next === this.#recording.steps.length) {
        this.#next = 0;
        this.#began += this.#recording.lasts;
      }
      this.#wait();
    }
  }

  postpone(milliseconds: number): void {
    this.#began += milliseconds;
    this.#wait();
  }

  close(): void {
    for (const wire of this.#wires) wire.close();
  }

  #wait(): void {
    this.wakeAt = this.#began + this.#recording.steps[this.#next]!.at;
  }
}
