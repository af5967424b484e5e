/** Calls that are due within so many milliseconds of each other are made together. */
const BEAT = 5;
const BEATS = 256;

/** The longest wait that a wheel is for: half a turn, so that one that lies behind has room for it too. */
export const HALF_TURN = (BEAT * BEATS) / 2;

/** Something that is to be done at a beat. */
export class Call {
  #work: (() => void) | null;

  constructor(work: () => void) {
    this.#work = work;
  }

  make(): void {
    this.#work?.();
  }

  /** It stays in its place until its beat, which is soon. */
  cancel(): void {
    this.#work = null;
  }
}

/**
 * Timers for what is due soon. Beats, signals that are caught and bots that act come at every table in milliseconds of
 * their own: here those of all tables share a timer. A call comes up to a beat late.
 */
export class Wheel {
  readonly #time: () => number;
  readonly #calls: Call[][] = Array.from({ length: BEATS }, () => []);
  /** The last beat that is over. */
  #beat = 0;
  #waiting = 0;
  #timer: NodeJS.Timeout | null = null;
  #timerFor = 0;

  constructor(time: () => number) {
    this.#time = time;
  }

  after(milliseconds: number, work: () => void): Call {
    const time = this.#time();
    if (this.#waiting === 0) this.#beat = Math.floor(time / BEAT);
    const beat = Math.max(this.#beat + 1, Math.ceil((time + milliseconds) / BEAT));
    const call = new Call(work);
    this.#calls[beat % BEATS]!.push(call);
    this.#waiting++;
    if (this.#timer === null || beat < this.#timerFor) this.#waitFor(beat);
    return call;
  }

  #waitFor(beat: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timerFor = beat;
    this.#timer = setTimeout(() => this.#strike(), Math.max(1, Math.ceil(beat * BEAT - this.#time())));
  }

  #strike(): void {
    this.#timer = null;
    const over = Math.floor(this.#time() / BEAT);
    const due: Call[] = [];
    while (this.#beat < over && due.length < this.#waiting) {
      due.push(...this.#calls[++this.#beat % BEATS]!.splice(0));
    }
    this.#beat = over;
    this.#waiting -= due.length;
    for (const call of due) call.make();
    if (this.#waiting > 0) this.#waitFor(this.#nextBeat());
  }

  #nextBeat(): number {
    let beat = this.#beat + 1;
    while (this.#calls[beat % BEATS]!.length === 0) beat++;
    return beat;
  }
}
