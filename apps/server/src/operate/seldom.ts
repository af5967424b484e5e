import type { Logger } from './log.ts';

const EVERY = 10_000;
/** The most kinds of trouble that are remembered: keys may contain texts from outside, which must not fill the memory. */
const MOST_KINDS = 200;

interface Told {
  until: number;
  /** How often the trouble came since it was last logged. */
  untold: number;
}

/**
 * Logs the same trouble once in ten seconds, with how often it came meanwhile: twenty clients that come back to a
 * database that is away are one line, not five hundred.
 */
export class SeldomLog {
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #told = new Map<string, Told>();

  constructor(log: Logger, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  warn(fields: object, message: string, kind = message): void {
    const times = this.#times(kind);
    if (times > 0) this.#log.warn({ ...fields, times }, message);
  }

  error(fields: object, message: string, kind = message): void {
    const times = this.#times(kind);
    if (times > 0) this.#log.error({ ...fields, times }, message);
  }

  /**
   * How often the trouble came since it was last logged, this time included; 0 where that was less than ten seconds
   * ago.
   */
  #times(kind: string): number {
    const now = this.#now();
    const told = this.#told.get(kind);
    if (told && now < told.until) {
      told.untold++;
      return 0;
    }
    if (this.#told.size >= MOST_KINDS) this.#told.clear();
    this.#told.set(kind, { until: now + EVERY, untold: 0 });
    return (told?.untold ?? 0) + 1;
  }
}
