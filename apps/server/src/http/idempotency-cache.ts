/** How long an answer is remembered for somebody whose connection broke, and how many answers. */
const REMEMBERED = 120_000;
const MOST = 20_000;

interface Done<T> {
  readonly at: number;
  readonly answer: Promise<T>;
}

/**
 * A request that comes twice with the same id is done once: its first answer may be lost on the way, and the seat is
 * taken all the same. Answers hold secrets of seats, so they stay in memory, and not for long.
 */
export class IdempotencyCache<T> {
  readonly #done = new Map<string, Done<T>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** `worth` says whether an answer is remembered: a request that failed is tried anew. */
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
