import { type Command, type Game, legalCommands, type Seat, type Setup } from '@oeillade/kernel';
import type { Ask, GazeSeen, Message } from '@oeillade/table';

/** What a seat knows at a moment, as it is told to programs. */
export interface Observation {
  /** In the game's milliseconds. */
  readonly now: number;
  /** What the seat was told since it was last asked, in order. */
  readonly heard: readonly Message[];
  /** Where its own eyes are; null for the board. */
  readonly looking: Seat | null;
  /** Where the faces look that this seat sees: the one that it looks at, once it has turned to it. */
  readonly sees: readonly GazeSeen[];
  /** How many pairs of eyes rest on its own face; null where nobody feels eyes. */
  readonly felt: number | null;
  /** No call before this (D-8). */
  readonly callFrom: number;
  /** What lies on the table, and what the rules allow. Left out where nothing has happened since they were last told. */
  readonly view?: object;
  readonly legal?: readonly Command[];
}

/** Kinds of messages that tell a player nothing of the game. */
const NO_NEWS: readonly Message['m'][] = ['lobby', 'record', 'said', 'reacted'];

/** Collects the messages of one seat, and derives from them what the seat knows. */
export class SeatKnowledge {
  readonly seat: Seat;
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #look: () => object;
  #heard: Message[] = [];
  #looking: Seat | null = null;
  #lookedBefore: Seat | null = null;
  #sees: readonly GazeSeen[] = [];
  #felt: number | null = null;
  #callFrom = 0;
  #isSuspended = false;
  #isViewNew = true;
  /** What follows from the table as it lies, until something happens there. */
  #view: object | null = null;
  #state: object | null = null;
  #legal: readonly Command[] | null = null;

  constructor(game: Game, setup: Setup, seat: Seat, view: () => object) {
    this.seat = seat;
    this.#game = game;
    this.#setup = setup;
    this.#look = view;
  }

  /** Takes a message in; false where it says nothing new. */
  hear(message: Message): boolean {
    if (NO_NEWS.includes(message.m) || (message.m === 'answer' && message.refusal === null)) return false;
    if (message.m === 'eyes') {
      this.#sees = message.sees;
      this.#felt = message.felt;
    } else if (message.m === 'clock') this.#callFrom = message.callFrom;
    else if (message.m === 'suspended') this.#isSuspended = true;
    else if (message.m === 'ruling') this.#isSuspended = false;
    else if (message.m === 'event') this.#touch();
    // A look is answered only where it was refused, and then the eyes stayed where they were.
    else if (message.m === 'answer' && message.refusal?.code === 'too-many-looks')
      this.#looking = this.#lookedBefore;
    this.#heard.push(message);
    return true;
  }

  /** What the seat asks for itself: where its eyes are now. */
  note(asks: readonly Ask[]): void {
    for (const ask of asks) {
      if (ask.ask !== 'look' || ask.at === this.#looking) continue;
      this.#lookedBefore = this.#looking;
      this.#looking = ask.at;
      this.#sees = [];
    }
  }

  get looking(): Seat | null {
    return this.#looking;
  }

  /** The same object as long as nothing happens. */
  get view(): object {
    this.#view ??= this.#look();
    return this.#view;
  }

  /** Whether this seat has accused and the ruling is still to come. */
  get isSuspended(): boolean {
    return this.#isSuspended;
  }

  get callFrom(): number {
    return this.#callFrom;
  }

  /** Whether the game waits for this seat. */
  get isAwaited(): boolean {
    return ((this.#game.awaited(this.#imagined()) >> this.seat) & 1) !== 0;
  }

  /** What the rules of the game allow now. */
  legal(): readonly Command[] {
    this.#legal ??= legalCommands(this.#game, this.#imagined(), this.seat);
    return this.#legal;
  }

  /** What is new to the seat, and how things stand now. What was told so counts as known from then on. */
  observe(now: number): Observation {
    const heard = this.#heard;
    const isNew = this.#isViewNew;
    this.#heard = [];
    this.#isViewNew = false;
    return { ...this.#standing(now), heard, ...(isNew ? this.#table() : {}) };
  }

  /** How things stand now, all of it, without anything counting as told. */
  glimpse(now: number): Observation {
    return { ...this.#standing(now), heard: [], ...this.#table() };
  }

  #standing(now: number) {
    return {
      now,
      looking: this.#looking,
      sees: this.#sees,
      felt: this.#felt,
      callFrom: this.#callFrom,
    };
  }

  #table() {
    return { view: this.view, legal: this.legal() };
  }

  #touch(): void {
    this.#isViewNew = true;
    this.#view = null;
    this.#state = null;
    this.#legal = null;
  }

  #imagined(): object {
    this.#state ??= this.#game.imagine(this.#setup, this.view);
    return this.#state;
  }
}
