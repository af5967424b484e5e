import { stolen } from './stolen.ts';

/** Milliseconds, as `performance.now()` gives them. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const LOOK_EVERY = 20;
/** What is on its way when the processor is taken away is late, and so is what comes until all that waited is done. */
const BEFORE = 100;
const AFTER = 150;

/** Watches for what the host's other machines take away: that is no server's fault, nor what is late because of it. */
export class Disturbances {
  readonly #stretches: Stretch[] = [];
  readonly #start: number;
  readonly #timer: NodeJS.Timeout;
  #stolen = stolen();

  constructor(start: number) {
    this.#start = start;
    this.#timer = setInterval(() => this.look(performance.now(), stolen()), LOOK_EVERY);
  }

  /** What was stolen so far, by this moment. */
  look(now: number, stolenSoFar: number): void {
    if (stolenSoFar === this.#stolen) return;
    this.#stolen = stolenSoFar;
    const before = this.#stretches.at(-1);
    const from = Math.max(this.#start, now - BEFORE);
    if (before && from <= before.to)
      this.#stretches[this.#stretches.length - 1] = { from: before.from, to: now + AFTER };
    else this.#stretches.push({ from, to: now + AFTER });
  }

  get stretches(): readonly Stretch[] {
    return this.#stretches;
  }

  /** Milliseconds without any until now. */
  quiet(now: number): number {
    const disturbed = this.#stretches.reduce((sum, { from, to }) => sum + Math.min(to, now) - from, 0);
    return now - this.#start - disturbed;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
