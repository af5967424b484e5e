import type { Refusal } from '@oeillade/kernel';

const KEPT = 128;
/** Somebody whose connection breaks at the end of a game asks for a few things again, not for all of the game. */
const KEPT_AT_REST = 8;

/** What a seat was answered: a repeated input is answered the same, and done once. */
export class Answers {
  readonly #given = new Map<string, Refusal | null | 'waiting'>();

  /** Undefined for an input that was never seen. */
  find(id: string): Refusal | null | 'waiting' | undefined {
    return this.#given.get(id);
  }

  /** The last inputs that were done. */
  lastDone(): readonly string[] {
    const done = [...this.#given].flatMap(([id, answer]) => (answer === null ? [id] : []));
    return done.slice(-KEPT_AT_REST);
  }

  note(id: string, answer: Refusal | null | 'waiting'): void {
    this.#given.set(id, answer);
    if (this.#given.size > KEPT) this.#given.delete(this.#given.keys().next().value as string);
  }
}
