import type { Command, Game, GameEvent, Random, Seat } from '@oeillade/kernel';

/** A signal that a seat made itself, or that its eyes caught. */
export interface Sighting {
  readonly seat: Seat;
  readonly to: Seat;
  readonly number: number;
}

/** All that a player gets: what a person in its seat would have. */
export interface Prompt<V extends object = object, C extends Command = Command> {
  /** Made when it is read: out of turn most players look at nothing. */
  readonly view: V;
  readonly legal: readonly C[];
  /** Oldest first. */
  readonly sightings: readonly Sighting[];
  readonly random: Random;
}

export interface Player<V extends object = object, C extends Command = Command> {
  /** One of the legal commands; null to do nothing now, which a seat that is awaited may not say. */
  choose(prompt: Prompt<V, C>): C | null;
}

/** The player that fits a game's own views and commands. */
export type PlayerOf<G> =
  G extends Game<infer _O, infer _S, infer C, infer _E extends GameEvent, infer V> ? Player<V, C> : never;
