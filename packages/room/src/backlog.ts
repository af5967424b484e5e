import type { Output, Phase } from '@oeillade/table';
import type { FinishedGame } from './keeper.ts';

/** An output on its way: stored first, then told, then what else waited for it. */
export interface Waiting {
  readonly output: Output;
  readonly isOnlyEyes: boolean;
  /** The seats' secrets in their order, where these events have changed it. */
  readonly seating: readonly (string | null)[] | null;
  /** The table's phase after these events, and the game that has ended with them. */
  readonly phase: Phase;
  readonly ended: FinishedGame | null;
  readonly then: (() => void) | undefined;
}

/** What a table has given and is not stored yet, in its order. */
export class Backlog {
  #waiting: Waiting[] = [];
  /** How many are more than eyes, which can wait. */
  #urgent = 0;

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  get isUrgent(): boolean {
    return this.#urgent > 0;
  }

  add(waiting: Waiting): void {
    this.#waiting.push(waiting);
    if (!waiting.isOnlyEyes) this.#urgent++;
  }

  next(): readonly Waiting[] {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#urgent = 0;
    return batch;
  }
}
