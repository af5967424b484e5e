import type { Clock, Timer } from './clock.ts';

/** How long a seat may be without a socket before the table takes its player for away. */
const GRACE = 4_000;
/** ... before the others may end the game without it, or give it to a bot. */
const MISSING_AFTER = 30_000;
/** ... before the host's rights go to somebody else. A host who sends the link to the others is away for a while. */
const UNHOSTED_AFTER = 120_000;

/** What becomes of somebody who does not come back, by the seat's secret. */
export interface AbsenceEvents {
  away(token: string): void;
  missing(token: string): void;
  unhosted(token: string): void;
}

/** Who may be on the way back, by the seat's secret. */
export class Absences {
  readonly #clock: Clock;
  readonly #stages: readonly { readonly at: number; readonly happens: (token: string) => void }[];
  readonly #waiting = new Map<string, Timer>();

  constructor(clock: Clock, events: AbsenceEvents) {
    this.#clock = clock;
    this.#stages = [
      { at: GRACE, happens: events.away },
      { at: MISSING_AFTER, happens: events.missing },
      { at: UNHOSTED_AFTER, happens: events.unhosted },
    ];
  }

  /** A seat is without a socket. */
  expect(token: string): void {
    this.isBack(token);
    this.#wait(token, 0, 0);
  }

  isBack(token: string): void {
    this.#clock.cancel(this.#waiting.get(token));
    this.#waiting.delete(token);
  }

  clear(): void {
    for (const token of [...this.#waiting.keys()]) this.isBack(token);
  }

  #wait(token: string, index: number, passed: number): void {
    const stage = this.#stages[index];
    if (!stage) return;
    const timer = this.#clock.after(stage.at - passed, () => {
      this.#waiting.delete(token);
      this.#wait(token, index + 1, stage.at);
      stage.happens(token);
    });
    this.#waiting.set(token, timer);
  }
}
