/** How long somebody whose connection broke may ask again, and how many of them are remembered. */
const REMEMBERED = 120_000;
const MOST = 20_000;

interface Done<T> {
  readonly at: number;
  readonly answer: Promise<T>;
}

/**
 * What is asked twice with the same id is done once: an answer may be lost on its way, and the seat that it speaks of is
 * taken all the same. Answers hold seats' secrets, so they stay in memory and not for long.
 */
export class IdempotencyCache<T> {
  readonly #done = new Map<string, Done<T>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** `worth` says of an answer whether it is kept: what failed is tried anew. */
  async do(id: string | null, work: () => Promise<T>, worth: (answer: T) => boolean): Promise<T> {
    if (id === null) return work();
    this.#forgetOld();
    const before = this.#done.get(id);
    if (before) return before.answer;
    const answer = work();
    this.#done.set(id, { at: this.#now(), answer });
    try {
      const given = await answer;
      if (!worth(given)) this.#done.delete(id);
      return given;
    } catch (error) {
      this.#done.delete(id);
      throw error;
    }
  }

  #forgetOld(): void {
    const since = this.#now() - REMEMBERED;
    for (const [id, { at }] of this.#done) {
      if (at >= since && this.#done.size < MOST) return;
      this.#done.delete(id);
    }
  }
}
