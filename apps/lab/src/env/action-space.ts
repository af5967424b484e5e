import type { Command, Seat, Setup } from '@oeillade/kernel';
import type { Ask } from '@oeillade/table';
import { partOf } from '../games/part-of.ts';
import { gameOf } from '../library.ts';
import { othersFrom } from '../observation/numbers.ts';

/**
 * What can be done in one step. `wait` lets one tick pass; `rest` lets time pass until something new is known, or for as
 * long as the reset says.
 */
export type Action =
  | { readonly wait: true }
  | { readonly rest: true }
  | { readonly look: Seat | null }
  | { readonly play: Command };

/** Where nobody has listed the commands of a game, so many of the legal ones have a number at any moment. */
const PLACES = 1_000;

const made = new Map<string, ActionSpace>();

/**
 * All that a seat can ever do at a table, in an order that stays: the number of an action means the same in every game of
 * this kind, and the same for every seat, since others are counted from the seat on.
 */
export class ActionSpace {
  /** The actions that always have the same number. */
  readonly actions: readonly Action[];
  readonly size: number;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #isListed: boolean;

  private constructor(game: string, setup: Setup, seat: Seat) {
    const { commands } = partOf(game);
    const eyes = gameOf(game).carriesEyes(setup) ? eyeActions(setup.players, seat) : [];
    const plays = commands?.(setup, seat).map((play): Action => ({ play })) ?? [];
    this.actions = [...eyes, ...plays];
    this.#isListed = commands !== undefined;
    this.size = this.#isListed ? this.actions.length : this.actions.length + PLACES;
    this.#numbers = new Map(this.actions.map((action, number) => [JSON.stringify(action), number]));
  }

  /** Some have thousands of actions: each is made once, however many games are played. */
  static of(game: string, setup: Setup, seat: Seat): ActionSpace {
    const key = JSON.stringify([game, setup, seat]);
    const space = made.get(key) ?? new ActionSpace(game, setup, seat);
    made.set(key, space);
    return space;
  }

  /** The numbers of all legal commands. */
  numbersOf(legal: readonly Command[]): number[] {
    if (!this.#isListed) return legal.slice(0, PLACES).map((_, place) => this.actions.length + place);
    return legal.map((play) => {
      const number = this.#numbers.get(JSON.stringify({ play }));
      if (number === undefined) throw new Error(`A command has no number: ${JSON.stringify(play)}.`);
      return number;
    });
  }

  /** Null where no action has that number, or none at this moment. */
  actionOf(number: number, legal: readonly Command[]): Action | null {
    const play = this.#isListed ? undefined : legal[number - this.actions.length];
    return this.actions[number] ?? (play ? { play } : null);
  }
}

function eyeActions(players: number, seat: Seat): Action[] {
  const others = othersFrom(players, seat);
  return [{ wait: true }, { rest: true }, { look: null }, ...others.map((look): Action => ({ look }))];
}

/** What the table is asked for; nothing where time is to pass. */
export function asksFor(action: Action): Ask[] {
  if ('look' in action) return [{ ask: 'look', at: action.look }];
  return 'play' in action ? [{ ask: 'play', command: action.play }] : [];
}
