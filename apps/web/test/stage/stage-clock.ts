import type { WakeAfter } from '../../src/ui/stage/scene-player.ts';

interface Waking {
  readonly at: number;
  readonly wake: () => void;
}

/** Time that passes only when a test says so. */
export class StageClock {
  now = 0;
  #wakings: readonly Waking[] = [];

  readonly wakeAfter: WakeAfter = (ms, wake) => {
    const waking = { at: this.now + ms, wake };
    this.#wakings = [...this.#wakings, waking];
    return () => {
      this.#wakings = this.#wakings.filter((other) => other !== waking);
    };
  };

  goTo(t: number): void {
    for (let next = this.#nextBy(t); next; next = this.#nextBy(t)) {
      const due = next;
      this.now = due.at;
      this.#wakings = this.#wakings.filter((other) => other !== due);
      due.wake();
    }
    this.now = t;
  }

  #nextBy(t: number): Waking | undefined {
    return this.#wakings.filter(({ at }) => at <= t).sort((one, other) => one.at - other.at)[0];
  }
}
