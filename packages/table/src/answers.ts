import type { Refusal } from '@oeillade/kernel';

const KEPT = 128;
const LOOKS_KEPT = 4;

/** What a seat was answered: a repeated input is answered the same, and done once. */
export class Answers {
  readonly #given = new Map<string, Refusal | null | 'waiting'>();
  /** Of looks, which are not answered, the last few: they come so often that a map costs more than the looks. */
  readonly #looks: string[] = [];
  #nextLook = 0;

  /** Undefined for an input that was never seen. */
  find(id: string): Refusal | null | 'waiting' | undefined {
    return this.#given.get(id);
  }

  note(id: string, answer: Refusal | null | 'waiting'): void {
    this.#given.set(id, answer);
    if (this.#given.size > KEPT) this.#given.delete(this.#given.keys().next().value as string);
  }

  /** Whether this look was done before. */
  hasLook(id: string): boolean {
    return this.#looks.includes(id);
  }

  noteLook(id: string): void {
    this.#looks[this.#nextLook] = id;
    this.#nextLook = (this.#nextLook + 1) % LOOKS_KEPT;
  }
}
