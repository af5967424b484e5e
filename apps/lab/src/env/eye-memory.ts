import type { Seat } from '@oeillade/kernel';
import type { Message } from '@oeillade/table';

/** For how long a signal that was seen stays in the vector, fading. */
const FADES_WITHIN = 30_000;

/** Signals that a seat has seen, and when: a policy without a memory of its own still knows of them for a while. */
export class EyeMemory {
  readonly #seen = new Map<string, number>();

  hear(message: Message, now: number): void {
    if (message.m === 'signal') this.#seen.set(`${message.of}>${message.to}`, now);
  }

  /** 1 for a signal that is seen just now, less the longer it is ago, 0 for none. */
  freshness(of: Seat, to: Seat, now: number): number {
    const at = this.#seen.get(`${of}>${to}`);
    return at === undefined ? 0 : Math.max(0, 1 - (now - at) / FADES_WITHIN);
  }
}
