const PARTS = 100;
/** As many parts later it is time for whoever has not found an occasion. */
const PATIENCE = 10;
/** Parts at one beat, where it is late: more are made up for by nobody. */
const MOST_AT_ONCE = 4;

/** What is to be done once in every period. */
export interface Member {
  /** From now on it may be done, whenever there is an occasion. */
  due(): void;
  /** It is to be done now, if it is not yet. */
  beat(): void;
}

/**
 * Calls each member once in every period, and not all of them at once. Timers of their own would come together in time:
 * those that are late together, after a pause, stay together.
 */
export class Heartbeat {
  readonly #every: number;
  readonly #time: () => number;
  readonly #parts: Set<Member>[] = Array.from({ length: PARTS }, () => new Set());
  #timer: NodeJS.Timeout | null = null;
  #next = 0;
  /** When that part's beat is due. */
  #due = 0;
  #size = 0;

  /** `period` in milliseconds; `time` gives such too. */
  constructor(period: number, time: () => number) {
    this.#every = period / PARTS;
    this.#time = time;
  }

  /** For the first time a whole period from now. Gives what to call in order to leave. */
  join(member: Member): () => void {
    if (!this.#timer) this.#begin();
    const part = this.#parts[(this.#next + PARTS - 1) % PARTS]!;
    part.add(member);
    this.#size++;
    return () => {
      if (part.delete(member) && --this.#size === 0) this.#rest();
    };
  }

  #begin(): void {
    this.#due = this.#time() + this.#every;
    this.#timer = setInterval(() => this.#beat(), this.#every).unref();
  }

  #beat(): void {
    const now = this.#time();
    for (let parts = 0; this.#due <= now && parts < MOST_AT_ONCE; parts++) {
      this.#due += this.#every;
      const waited = this.#parts[(this.#next + PARTS - PATIENCE) % PARTS]!;
      for (const member of waited) member.beat();
      for (const member of this.#parts[this.#next]!) member.due();
      this.#next = (this.#next + 1) % PARTS;
    }
    this.#due = Math.max(this.#due, now);
  }

  #rest(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
