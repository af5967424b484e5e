import type { Clock, Timer } from './clock.ts';

/** How long a seat may be without a socket before the table takes its player for away. */
const GRACE = 4_000;

/** The stages of an absence, in their order, each after so many milliseconds without a socket. */
const STAGES = [
  ['away', GRACE],
  // The others may end the game without it, or give it to a bot.
  ['missing', 30_000],
  // The host's rights go to somebody else. A host who sends the link to the others is away for a while.
  ['unhost', 120_000],
] as const;

export type AbsenceStage = (typeof STAGES)[number][0];

/** Who may be on the way back, by the seat's secret. */
export class Absences {
  readonly #clock: Clock;
  readonly #reached: (token: string, stage: AbsenceStage) => void;
  readonly #waiting = new Map<string, Timer>();

  /** `reached` is called for whoever has not come back by then. */
  constructor(clock: Clock, reached: (token: string, stage: AbsenceStage) => void) {
    this.#clock = clock;
    this.#reached = reached;
  }

  /** A seat is without a socket. */
  expect(token: string, next = 0, passed = 0): void {
    this.isBack(token);
    const stage = STAGES[next];
    if (!stage) return;
    const [name, at] = stage;
    const timer = this.#clock.after(at - passed, () => {
      this.expect(token, next + 1, at);
      this.#reached(token, name);
    });
    this.#waiting.set(token, timer);
  }

  isBack(token: string): void {
    this.#clock.cancel(this.#waiting.get(token));
    this.#waiting.delete(token);
  }

  clear(): void {
    for (const token of [...this.#waiting.keys()]) this.isBack(token);
  }
}
