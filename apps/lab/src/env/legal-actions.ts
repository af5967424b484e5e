import type { Command, Game } from '@oeillade/kernel';
import type { Ask, TableRules } from '@oeillade/table';
import type { SeatKnowledge } from '../observation/seat-knowledge.ts';
import type { Action, ActionSpace } from './action-space.ts';

/** As many as the table allows a seat in one game. */
const MOST_LOOKS = 6_000;

/** Which actions the table would not refuse at a moment: what the game allows, less what eyes and pace forbid just then. */
export class LegalActions {
  readonly #game: Game;
  readonly #known: SeatKnowledge;
  readonly #space: ActionSpace;
  readonly #rules: TableRules;
  /** Actions of the game in this state, with their numbers. */
  #plays: {
    readonly of: readonly Command[];
    readonly numbered: readonly (readonly [number, Command])[];
  } | null = null;
  #signallingUntil = 0;
  #looks = 0;

  constructor(game: Game, known: SeatKnowledge, space: ActionSpace, rules: TableRules) {
    this.#game = game;
    this.#known = known;
    this.#space = space;
    this.#rules = rules;
  }

  /** What the seat asks for itself: its own signals last a while. */
  note(asks: readonly Ask[], now: number): void {
    for (const ask of asks) {
      if (ask.ask === 'look') {
        this.#looks++;
        this.#signallingUntil = 0;
      } else if (ask.ask === 'play' && (ask.command as Command).do === this.#game.facts.kinds.signal) {
        this.#signallingUntil = now + this.#rules.lasting;
      }
    }
  }

  /** The numbers of all that can be done now, rising. */
  at(now: number): number[] {
    const { actions } = this.#space;
    const numbers: number[] = [];
    for (let number = 0; number < actions.length && !('play' in actions[number]!); number++) {
      if (this.#mayLook(actions[number]!)) numbers.push(number);
    }
    for (const [number, command] of this.#numbered()) if (this.#mayPlay(command, now)) numbers.push(number);
    return numbers;
  }

  #mayLook(action: Action): boolean {
    return !('look' in action) || (action.look !== this.#known.looking && this.#looks < MOST_LOOKS);
  }

  #mayPlay(command: Command, now: number): boolean {
    const { interrupt, paced, signal } = this.#game.facts.kinds;
    if (command.do === interrupt) return !this.#known.isSuspended;
    if (command.do === signal) {
      return (
        (command as Command & { to?: unknown }).to === this.#known.looking && now >= this.#signallingUntil
      );
    }
    return !paced.includes(command.do) || now >= this.#known.callFrom;
  }

  #numbered(): readonly (readonly [number, Command])[] {
    const legal = this.#known.legal();
    if (this.#plays?.of === legal) return this.#plays.numbered;
    const numbers = this.#space.numbersOf(legal);
    const numbered = legal
      .map((play, place): [number, Command] => [numbers[place]!, play])
      // Places that have no number any more are left out.
      .filter(([number]) => number !== undefined)
      .sort(([one], [other]) => one - other);
    this.#plays = { of: legal, numbered };
    return numbered;
  }
}
