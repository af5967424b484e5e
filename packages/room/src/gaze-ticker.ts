import { TICK } from '@oeillade/table';
import type { Clock, Timer } from './clock.ts';

/** Tables are told in turns, a fifth of them every 10 ms, so that commands get in between. */
const TICK_GROUPS = 5;

interface Ticking {
  tick(now: number): void;
}

/**
 * Ticks for the eyes of all rooms of one program. Ticks come by the clock alone, whatever happens at the tables, so that
 * their times tell nothing of it.
 */
export class GazeTicker {
  readonly #clock: Clock;
  readonly #tickGroups: readonly Set<Ticking>[] = Array.from({ length: TICK_GROUPS }, () => new Set());
  #joined = 0;
  #size = 0;
  #timer: Timer | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  join(table: Ticking): void {
    if (this.#tickGroups.some((group) => group.has(table))) return;
    this.#tickGroups[this.#joined++ % TICK_GROUPS]!.add(table);
    this.#size++;
    this.#setTimer();
  }

  leave(table: Ticking): void {
    for (const group of this.#tickGroups) if (group.delete(table)) this.#size--;
  }

  #setTimer(): void {
    if (this.#timer !== null || this.#size === 0) return;
    const step = TICK / TICK_GROUPS;
    const now = this.#clock.now();
    const next = Math.floor(now / step) + 1;
    this.#timer = this.#clock.after(next * step - now, () => {
      this.#timer = null;
      this.#tick(next % TICK_GROUPS);
      this.#setTimer();
    });
  }

  #tick(group: number): void {
    const now = this.#clock.now();
    for (const table of [...this.#tickGroups[group]!]) table.tick(now);
  }
}
