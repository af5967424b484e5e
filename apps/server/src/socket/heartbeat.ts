const PARTS = 100;

/**
 * Calls each member once in every period, and not all of them at once. Timers of their own would come together in time:
 * those that are late together, after a pause or a burst of arrivals, stay together.
 */
export class Heartbeat {
  readonly #every: number;
  readonly #parts: Set<() => void>[] = Array.from({ length: PARTS }, () => new Set());
  #timer: NodeJS.Timeout | null = null;
  #next = 0;
  #joined = 0;
  #size = 0;

  /** `period` in milliseconds. */
  constructor(period: number) {
    this.#every = period / PARTS;
  }

  /** Gives what to call in order to leave. */
  join(member: () => void): () => void {
    const part = this.#parts[this.#joined++ % PARTS]!;
    part.add(member);
    this.#size++;
    this.#timer ??= setInterval(() => this.#beat(), this.#every).unref();
    return () => {
      if (part.delete(member) && --this.#size === 0) this.#rest();
    };
  }

  #beat(): void {
    const part = this.#parts[this.#next]!;
    this.#next = (this.#next + 1) % PARTS;
    for (const member of part) member();
  }

  #rest(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
