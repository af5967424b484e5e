export const NEVER = Number.POSITIVE_INFINITY;

/** When a player wants to do each of the things that it has in mind. */
export class Alarms<Name extends string> {
  readonly #names: readonly Name[];
  readonly #at: Record<Name, number>;
  #next = NEVER;

  /** The most urgent first: of those that are due it comes before the others. */
  constructor(names: readonly Name[]) {
    this.#names = names;
    this.#at = Object.fromEntries(names.map((name) => [name, NEVER])) as Record<Name, number>;
  }

  /** When the first alarm is due. It is asked for very often, so it is remembered. */
  get next(): number {
    return this.#next;
  }

  at(name: Name): number {
    return this.#at[name];
  }

  set(name: Name, at: number): void {
    this.#at[name] = at;
    this.#next = NEVER;
    for (const one of this.#names) if (this.#at[one] < this.#next) this.#next = this.#at[one];
  }

  stop(name: Name): void {
    this.set(name, NEVER);
  }

  stopAll(): void {
    for (const name of this.#names) this.#at[name] = NEVER;
    this.#next = NEVER;
  }

  /** The most urgent one that is due, which is stopped by that; null where none is. */
  ring(now: number): Name | null {
    if (this.#next > now) return null;
    const due = this.#names.find((name) => this.#at[name] <= now)!;
    this.stop(due);
    return due;
  }
}
