import { type Decision, decide } from './decide.ts';
import type { Chance, Command, Game, GameEvent, Line, Setup } from './game.ts';
import { Random } from './random.ts';
import { deriveSeed, type Seed } from './seed.ts';

/**
 * A game that is played: its state and its lines so far. It has no clock, and keeps no secrets from anybody. The same seed
 * and the same inputs give the same game.
 */
export class Play<
  S extends object = object,
  C extends Command = Command,
  E extends GameEvent = GameEvent,
  V extends object = object,
> {
  readonly game: Game<object, S, C, E, V>;
  readonly setup: Setup;
  readonly seed: Seed;
  readonly lines: Line<E>[] = [];
  state: S;

  private constructor(game: Game<object, S, C, E, V>, setup: Setup, seed: Seed, dealt: E) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.state = game.begin(setup, dealt);
    this.#keep(dealt, 0);
  }

  static deal<S extends object, C extends Command, E extends GameEvent, V extends object>(
    game: Game<object, S, C, E, V>,
    setup: Setup,
    seed: Seed,
  ): Play<S, C, E, V> {
    return new Play(game, setup, seed, dealFrom(game, setup, seed));
  }

  /** Goes on with a game of which the lines were kept. */
  static resume<S extends object, C extends Command, E extends GameEvent, V extends object>(
    game: Game<object, S, C, E, V>,
    setup: Setup,
    seed: Seed,
    lines: readonly Line<E>[],
  ): Play<S, C, E, V> {
    const [dealt, ...rest] = lines;
    if (!dealt) throw new Error('A game goes on from its deal: there is no line.');
    const play = new Play(game, setup, seed, dealt);
    for (const line of rest) play.takeIn(line);
    return play;
  }

  /** Judges a command. Accepted, its events become lines at time `t`. */
  act(seat: unknown, command: unknown, t: number): Decision<S, E> {
    const { players } = this.setup;
    const decision = decide(this.game, { players, state: this.state, chance: this.chance() }, seat, command);
    if (decision.ok) this.adopt(decision, t);
    return decision;
  }

  /** Takes over a decision that was made on the present state. */
  adopt(decision: { readonly events: readonly E[]; readonly state: S }, t: number): void {
    this.state = decision.state;
    for (const event of decision.events) this.#keep(event, t);
  }

  /** Adds a line that is known to be in order: one that was kept, or what the eyes did. */
  takeIn(line: Line<E>): void {
    this.game.fold(this.state, line);
    this.lines.push(line);
  }

  /** Ends the game by agreement. */
  stop(t: number): readonly E[] {
    const events: E[] = [];
    this.game.stop(this.state, events);
    for (const event of events) this.#keep(event, t);
    return events;
  }

  /** The chance of the next decision: it follows from the seed and from how many lines there are. */
  chance(): Chance {
    return chanceAt(this.seed, this.lines.length);
  }

  #keep(event: E, t: number): void {
    this.lines.push({ t, ...event });
  }
}

/** The deal that a seed stands for. */
export function dealFrom<S extends object, C extends Command, E extends GameEvent, V extends object>(
  game: Game<object, S, C, E, V>,
  setup: Setup,
  seed: Seed,
): E {
  return game.deal(setup, new Random(seed, `deal/${game.facts.id}/${setup.players}`));
}

/** Makes its generator when chance is wanted first: most decisions need none, and a generator costs a hash. */
export function chanceAt(seed: Seed, line: number): Chance {
  let random: Random | null = null;
  const drawn = (): Random => {
    random ??= new Random(deriveSeed(seed, 'chance'), String(line));
    return random;
  };
  return {
    shuffled: (cards) => drawn().shuffled(cards),
    roll: (sides) => drawn().roll(sides),
  };
}
