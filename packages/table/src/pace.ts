import type { Game, Line } from '@oeillade/kernel';
import type { TableRules } from './rules.ts';

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

  /** No call before this. */
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

  follow(line: Line): void {
    const { paced } = this.#game.facts.kinds;
    if (paced && this.#game.cause(line)?.command.do === paced) {
      this.#callFrom = line.t + this.#rules.leastBetweenCalls;
    }
  }

  turnBegan(state: object, t: number): void {
    const { mostForTurn } = this.#rules;
    const isOver = this.#game.awaited(state) === 0;
    this.#began = t;
    // Nobody's time may be up before they could have called.
    this.#deadline =
      isOver || mostForTurn === null ? Number.POSITIVE_INFINITY : Math.max(t, this.#callFrom) + mostForTurn;
  }
}
