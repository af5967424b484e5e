import type { Hint } from './hint.ts';

/** Milliseconds for which a hint stays even where its moment is over sooner. */
const READ_IN = 5_000;
/** Milliseconds after which a hint goes by itself, even where its moment lasts. */
const GOES_AFTER = 14_000;

/** The hints that were shown before. */
export interface HintsSaid {
  has(id: string): boolean;
  add(id: string): void;
}

/** One hint at a time, and none twice. */
export class HintPicker {
  readonly #said: HintsSaid;
  #shown: Hint | null = null;
  #since = 0;

  constructor(said: HintsSaid) {
    this.#said = said;
  }

  get shown(): Hint | null {
    return this.#shown;
  }

  /** Given the hints that fit this moment, the most urgent first, says which is shown. */
  pick(fitting: readonly Hint[], now: number): Hint | null {
    const fits = fitting.some(({ id }) => id === this.#shown?.id);
    if (this.#shown && now - this.#since < (fits ? GOES_AFTER : READ_IN)) return this.#shown;
    const next = fitting.find(({ id }) => !this.#said.has(id)) ?? null;
    if (next) {
      this.#said.add(next.id);
      this.#since = now;
    }
    this.#shown = next;
    return next;
  }

  dismiss(): void {
    this.#shown = null;
  }
}
