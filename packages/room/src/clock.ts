/** A timer of a clock, by which it can be cancelled. */
export type Timer = unknown;

/** The time of the machine, or one that a test turns by hand. */
export interface Clock {
  /** Milliseconds since 1970 that never go back. */
  now(): number;
  after(milliseconds: number, call: () => void): Timer;
  cancel(timer: Timer): void;
}
