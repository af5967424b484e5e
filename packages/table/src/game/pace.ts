import type { Game, Line } from '@oeillade/kernel';
import type { ClockShown } from '../messages.ts';
import type { TableRules } from '../rules.ts';

/** D-8: how fast a table is played. All times are the game's. */
export class Pace {
  readonly #game: Game;
  readonly #rules: TableRules;
  #callFrom = 0;
  #deadline = Number.POSITIVE_INFINITY;
  #began = 0;

  constructor(game: Game, rules: TableRules) {
    this.#game = game;
    this.#rules = rules;
  }

  /** No call and no pass before this. */
  get callFrom(): number {
    return this.#callFrom;
  }

  /** When the time of those who are awaited is up. */
  get deadline(): number {
    return this.#deadline;
  }

  get began(): number {
    return this.#began;
  }

  /** Whether there is a least time between two commands of this kind: calls, and passes. */
  isPaced(kind: string): boolean {
    return this.#game.facts.kinds.paced.includes(kind);
  }

  /** The clock at `t`, while the game goes on. */
  clock(t: number): ClockShown {
    const until = Number.isFinite(this.#deadline) ? this.#deadline : null;
    return { m: 'clock', t, until, callFrom: this.#callFrom, paused: false };
  }

  follow(line: Line): void {
    const kind = this.#game.cause(line)?.command.do;
    if (kind !== undefined && this.isPaced(kind)) this.#callFrom = line.t + this.#rules.leastBetweenCalls;
  }

  turnBegan(state: object, t: number): void {
    const { mostForTurn } = this.#rules;
    const isOver = this.#game.awaited(state) === 0;
    this.#began = t;
    // A turn's time is never up before a call was possible.
    this.#deadline =
      isOver || mostForTurn === null ? Number.POSITIVE_INFINITY : Math.max(t, this.#callFrom) + mostForTurn;
  }
}
