import type { Clock, Timer } from '@oeillade/room';

interface Waiting {
  /** On this clock. */
  readonly at: number;
  readonly call: () => void;
  timer: Timer | null;
}

/** A clock that can be stopped: while it stands still no time passes, and nothing falls due. */
export class StillClock implements Clock {
  readonly #machine: Clock;
  readonly #waiting = new Set<Waiting>();
  /** How long it has stood still so far, in the machine's time. */
  #still = 0;
  #stoppedAt: number | null = null;

  constructor(machine: Clock) {
    this.#machine = machine;
  }

  now(): number {
    return (this.#stoppedAt ?? this.#machine.now()) - this.#still;
  }

  after(milliseconds: number, call: () => void): Timer {
    const waiting: Waiting = { at: this.now() + milliseconds, call, timer: null };
    this.#waiting.add(waiting);
    if (this.#stoppedAt === null) this.#set(waiting);
    return waiting;
  }

  cancel(timer: Timer): void {
    const waiting = timer as Waiting | undefined;
    if (!waiting || !this.#waiting.delete(waiting)) return;
    if (waiting.timer !== null) this.#machine.cancel(waiting.timer);
  }

  stop(): void {
    if (this.#stoppedAt !== null) return;
    this.#stoppedAt = this.#machine.now();
    for (const waiting of this.#waiting) {
      if (waiting.timer !== null) this.#machine.cancel(waiting.timer);
      waiting.timer = null;
    }
  }

  go(): void {
    if (this.#stoppedAt === null) return;
    this.#still += this.#machine.now() - this.#stoppedAt;
    this.#stoppedAt = null;
    for (const waiting of this.#waiting) this.#set(waiting);
  }

  #set(waiting: Waiting): void {
    waiting.timer = this.#machine.after(Math.max(0, waiting.at - this.now()), () => {
      this.#waiting.delete(waiting);
      waiting.call();
    });
  }
}
