import type { Refusal } from '@oeillade/kernel';

const KEPT = 128;
const LOOKS_KEPT = 4;

/** What a seat was answered: a repeated input is answered the same, and done once. */
export class Answers {
  readonly #given = new Map<string, Refusal | null | 'waiting'>();
  /** Of looks, which are not answered, the last few: they come so often that a map costs more than the looks. */
  readonly #looks: string[] = [];
  /** What tells nearly all of them apart, without going through memory for each. */
  readonly #marks: number[] = [];
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
    return this.#marks.includes(markOf(id)) && this.#looks.includes(id);
  }

  noteLook(id: string): void {
    this.#looks[this.#nextLook] = id;
    this.#marks[this.#nextLook] = markOf(id);
    this.#nextLook = (this.#nextLook + 1) % LOOKS_KEPT;
  }
}

/** From its length and its last two characters: ids mostly count. */
function markOf(id: string): number {
  const { length } = id;
  const last = length > 0 ? id.charCodeAt(length - 1) : 0;
  const second = length > 1 ? id.charCodeAt(length - 2) : 0;
  return (length << 16) ^ (second << 8) ^ last;
}
