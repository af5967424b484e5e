import type {
  ChanceDrawn,
  Command,
  Game,
  GameEvent,
  Line,
  Random,
  Seat,
  Setup,
  Viewer,
} from '../src/index.ts';

/** A command as somebody gave it. */
export interface Given<C extends Command> {
  readonly seat: Seat;
  readonly command: C;
}

/** A game so far: all that happened, and all that was asked for. */
export interface History<C extends Command, E extends GameEvent> {
  readonly setup: Setup;
  readonly lines: readonly Line<E>[];
  readonly given: readonly Given<C>[];
}

/** Another course of the same game that one viewer cannot tell from the real one. */
export interface OtherWorld<C extends Command, E extends GameEvent> {
  readonly dealt: E;
  readonly given: readonly Given<C>[];
  /** What chance gives there in the middle of the game, in order. */
  readonly drawn: readonly ChanceDrawn[];
}

/** A random game that is kept as a text. */
export interface KeptPlaythrough {
  readonly players: number;
  /** The seed of a game that shows many kinds of events: `npm run playthroughs -- --hunt` finds one. */
  readonly seed: string;
  readonly options?: object;
}

/** A game with what the tests of all games must know of it. */
export interface Specimen<
  S extends object = object,
  C extends Command = Command,
  E extends GameEvent = GameEvent,
  V extends object = object,
> {
  readonly game: Game<object, S, C, E, V>;
  /** Option sets worth playing; the defaults are always played too. */
  readonly options: readonly { readonly players?: number; readonly options: object }[];
  /** Everything made of cardboard, counted: it must stay the same from the deal to the end. */
  census(state: S): string;
  /** Commands of every kind that the shape allows at such a table, legal or not: all of them, or where they are very many a choice. */
  conceivable(players: number): readonly C[];
  /** Resamples all that the viewer cannot know of a game that went as this history says. */
  otherWorld(history: History<C, E>, viewer: Viewer, random: Random): OtherWorld<C, E>;
  /** Together they show every kind of event. */
  readonly playthroughs: readonly KeptPlaythrough[];
  /** Kinds of events that no random game shows: what a table makes of eyes, or what hardly ever happens. */
  readonly notInPlaythroughs?: readonly string[];
}
