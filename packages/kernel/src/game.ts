import type { GenericSchema } from 'valibot';
import type { Foresight } from './foresight.ts';
import type { Move, MoveList } from './moves.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** Seats are numbered clockwise from 0. */
export type Seat = number;

/** Who looks at the game: a seat, or null for somebody who only watches. */
export type Viewer = Seat | null;

/** What a seat asks for. `do` says which kind of command it is. */
export interface Command {
  readonly do: string;
}

/** What happened. `e` says which kind of event it is; the record adds the time. */
export interface GameEvent {
  readonly e: string;
}

/** An event as a line of a record: stamped by whoever keeps the clock. */
export type Line<E extends GameEvent = GameEvent> = E & { readonly t: number };

/** What a game is before the deal. */
export interface Setup<O extends object = object> {
  readonly players: number;
  readonly options: O;
}

/** The facts of a game that are known before its rules are loaded. */
export interface GameLabel {
  readonly id: string;
  readonly title: string;
  /** When it was first printed; null where nobody knows. */
  readonly year: number | null;
  readonly players: { readonly min: number; readonly max: number };
  /** How long a game takes: measured among four regular bots at the usual pace (`lab simulate`, `lab stats`). */
  readonly minutes: number;
  /** With how many bots the game is at its best for somebody alone. */
  readonly bots: number;
  /** Where it stands on a shelf: the lowest comes first. */
  readonly place: number;
}

export interface Facts<O extends object = object> extends GameLabel {
  /** Every option with its default; what it does not know, it refuses. */
  readonly options: GenericSchema<unknown, O>;
  readonly defaults: O;
  /** Kinds of commands that a table treats in a way of its own; null, or none, where the game has none such. */
  readonly kinds: {
    /** Suspends the game, in or out of turn, until it is settled. */
    readonly interrupt: string | null;
    /** Have a least time between any two of them. */
    readonly paced: readonly string[];
    /** Is made with the eyes, and seen by those who look. */
    readonly signal: string | null;
  };
}

export interface Outcome {
  readonly scores: readonly number[];
  /** 1 is the winner; equal ranks share. */
  readonly ranks: readonly number[];
}

/** Where chance in the middle of a game comes from: a generator, or the record that is being checked. */
export interface Chance {
  shuffled(cards: readonly number[]): readonly number[];
  /** One die: a whole number from 1 up to and including `sides`. */
  roll(sides: number): number;
}

/** What chance gave in the middle of a game: the order of cards, or dice that one line tells of. */
export type ChanceDrawn =
  | { readonly kind: 'shuffle'; readonly cards: readonly number[] }
  | { readonly kind: 'roll'; readonly sides: number; readonly values: readonly number[] };

/** For whom a stand-in plays: for somebody who is away, or for somebody who is present and out of time. */
export interface StoodInFor {
  readonly isAway: boolean;
}

/** What a line of a record should have been. */
export interface Flaw {
  readonly rule: string;
  readonly message: string;
}

/** Checks the lines of a record that are no moves of the game: what the eyes did. */
export interface Witness<S, L extends GameEvent> {
  /** Called with every line of play, before the state takes it in. */
  observe(state: S, line: Line<L>): void;
  /** Null where the line is in order. Asked for the lines that `isWitnessed` names. */
  check(state: S, line: Line<L>): Flaw | null;
}

/**
 * What a game is. Everything that other packages know of a game goes through here.
 *
 * The state is changed in place by `play`, `fold` and `stop`, and by nothing else; whoever wants to keep the
 * state before takes a `copy` first.
 *
 * O options, S state, C commands, E events, V a viewer's view.
 */
export interface Game<
  O extends object = object,
  S extends object = object,
  C extends Command = Command,
  E extends GameEvent = GameEvent,
  V extends object = object,
> {
  readonly facts: Facts<O>;
  /** The shape of a command from outside. */
  readonly commands: GenericSchema<unknown, C>;
  /** The shape of each kind of line in a record. */
  readonly lines: Readonly<Record<string, GenericSchema<unknown, Line<E>>>>;

  /** The shapes of what goes out to those at the table: what they see, what they are told, and how a signal is called. */
  readonly shapes: {
    readonly view: GenericSchema<unknown, V>;
    /** The shapes of events as they are told to anybody. */
    readonly seen: GenericSchema<unknown, object>;
    /** Null where the game has no signals. */
    readonly signal: GenericSchema<unknown, string> | null;
  };

  /** Options that do not go together, or not with this number of players. */
  checkSetup(setup: Setup<O>): Refusal | null;
  deal(setup: Setup<O>, random: Random): E;
  /** Is this a deal that the rules allow? */
  checkDeal(setup: Setup<O>, dealt: E): Flaw | null;
  begin(setup: Setup<O>, dealt: E): S;
  copy(state: S): S;

  /** The one source of legality: all that this seat may do now. */
  moves(state: S, seat: Seat, into: MoveList): void;
  toCommand(state: S, seat: Seat, move: Move): C;
  /** The command as a move, legal or not; null where it is no move in this state at all. */
  toMove(state: S, seat: Seat, command: C): Move | null;
  /** Why a command is not among the legal ones. Asked only for such. */
  explain(state: S, seat: Seat, command: C): Refusal;

  /** Plays a legal move with all its consequences. With a log, says what happened; without, does it faster. */
  play(state: S, seat: Seat, move: Move, chance: Chance, log: E[] | null): void;
  fold(state: S, event: E): void;
  /** The plainest move by which the game goes on, for an awaited seat whose player is away or out of time. */
  standIn(state: S, seat: Seat, random: Random, player: StoodInFor): Move;
  /** Ends the game where it stands, as all the players agreed to do. */
  stop(state: S, log: E[]): void;
  /** Do the players go round in circles? Then the table offers them to end the game by agreement. */
  goesInCircles(state: S): boolean;

  /** The seats without which the game does not go on, as a bit set. Empty when it is over. */
  awaited(state: S): number;
  outcome(state: S): Outcome | null;
  view(state: S, viewer: Viewer): V;
  /** The views of all viewers at one moment. What they have in common is built once and shared. */
  views(state: S): (viewer: Viewer) => V;
  /**
   * A state with this view, and with nothing in the places that the viewer cannot see. What a seat may do follows from
   * what it knows, so its legal moves in that state are its legal moves at the table.
   */
  imagine(setup: Setup<O>, view: V): S;
  /** Do the eyes of this table go through the software? */
  carriesEyes(setup: Setup<O>): boolean;
  /** Are the faces of this table those of real people, in pictures that the software carries as it carries eyes? */
  carriesPictures(setup: Setup<O>): boolean;
  /** What this viewer may know of an event; null where not even that it happened. */
  disclose(event: E, viewer: Viewer): object | null;
  /** What those who watch may predict, for one game from its deal on. */
  foresight(setup: Setup<O>): Foresight<E>;

  /** The command that led to this event; null for an event that follows from another one. */
  cause(event: E): { readonly seat: Seat; readonly command: C } | null;
  /** The clause that an event of this kind, or one of its keys, is about. */
  clause(kind: string, key: string | null): string;
  /** The clause of one single event: events of one kind can be about different clauses. */
  clauseOf(event: E, key: string | null): string;
  /** What chance gave, as a line tells it; null for a line in which there was none. */
  recordedChance(line: Line<E>): ChanceDrawn | null;
  isWitnessed(kind: string): boolean;
  /** `tableOptions` are all that a record's header holds: the eyes go by some that are not the game's. */
  witness(setup: Setup<O>, tableOptions: Readonly<Record<string, unknown>>): Witness<S, E>;
}

/** Finds a game by its id; null where there is none, or where it is not loaded. */
export type FindGame = (id: string) => Game | null;

/** The bits of a seat set, lowest seat first. */
export function seatsIn(set: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; set >> seat !== 0; seat++) if ((set >> seat) & 1) seats.push(seat);
  return seats;
}
