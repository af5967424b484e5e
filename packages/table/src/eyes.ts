import type { Seat } from '@oeillade/kernel';
import type { Gaze, SignalSeen } from './messages.ts';
import type { TableRules } from './rules.ts';

/** A signal in the making, with all who have seen it so far. */
export interface LastingSignal {
  readonly seat: Seat;
  readonly to: Seat;
  readonly number: number;
  readonly signal: string;
  readonly from: number;
  until: number;
  /** A bit for each seat. */
  seenBy: number;
}

/** Where the eyes report to. */
export interface EyesPort {
  /** One seat, and nobody else, sees something. */
  sees(viewer: Seat, sight: Gaze | SignalSeen): void;
  /** A signal has begun, or more have seen it than before. */
  going(signal: LastingSignal, t: number): void;
  /** A signal is over. */
  over(signal: LastingSignal): void;
}

const BOARD = -1;
const MOST_SEATS = 8;
/** By whose it is and where it goes, the board first. No message is sent more often: each is made once. */
const GAZES: readonly (readonly Gaze[])[] = Array.from({ length: MOST_SEATS }, (_, of) =>
  Array.from({ length: MOST_SEATS + 1 }, (_, to) => ({ m: 'gaze', of, at: to === 0 ? null : to - 1 })),
);
/** Milliseconds. Who looks away ends a signal, but no face is so quick that it could end it sooner. */
const LEAST_LASTING = 100;

/**
 * Who looks at whom. It is known here alone: what a face does goes to the seats that look at it, after their
 * turning time, and to no other.
 */
export class Eyes {
  readonly #players: number;
  readonly #rules: TableRules;
  readonly #port: EyesPort;
  readonly #gaze: Int8Array;
  /** From when on each seat sees the face it looks at. */
  readonly #seesFrom: Float64Array;
  /** Seats that are still turning to a face. */
  #turning = 0;
  readonly #signals: (LastingSignal | null)[];
  /** What `wakeAt` and `urgentAt` give: asked for far more often than anything changes. */
  #next = Number.POSITIVE_INFINITY;
  #nextUrgent = Number.POSITIVE_INFINITY;
  #isNextKnown = true;

  constructor(players: number, rules: TableRules, port: EyesPort) {
    this.#players = players;
    this.#rules = rules;
    this.#port = port;
    this.#gaze = new Int8Array(players).fill(BOARD);
    this.#seesFrom = new Float64Array(players);
    this.#signals = new Array<LastingSignal | null>(players).fill(null);
  }

  lookingAt(seat: Seat): Seat | null {
    const at = this.#gaze[seat]!;
    return at === BOARD ? null : at;
  }

  /** Whether a seat's eyes rest on that face, or see all of them (D-7). */
  isInSight(viewer: Seat, face: Seat): boolean {
    return this.#rules.peripheral || this.#gaze[viewer] === face;
  }

  isSignalling(seat: Seat): boolean {
    return this.#signals[seat] !== null;
  }

  /** The gazes that a seat sees right now, for somebody who comes back. */
  sightsOf(seat: Seat, t: number): Gaze[] {
    const faces = Array.from({ length: this.#players }, (_, face) => face).filter((face) => face !== seat);
    const isSeen = (face: Seat): boolean => this.#rules.peripheral || this.#isSeeing(seat, face, t);
    return faces.filter(isSeen).map((face) => this.#gazeOf(face));
  }

  look(seat: Seat, at: Seat | null, t: number): void {
    const target = at ?? BOARD;
    if (this.#gaze[seat] === target) return;
    this.#cutSignal(seat, t);
    this.turn(seat, at, t);
    const gaze = this.#gazeOf(seat);
    for (let viewer = 0; viewer < this.#players; viewer++) {
      if (viewer !== seat && (this.#rules.peripheral || this.#isSeeing(viewer, seat, t))) {
        this.#port.sees(viewer, gaze);
      }
    }
    if (this.#rules.turning === 0) this.#finishTurning(seat);
  }

  /** The eyes of a seat turn, and nobody is shown it. */
  turn(seat: Seat, at: Seat | null, t: number): void {
    this.#gaze[seat] = at ?? BOARD;
    this.#seesFrom[seat] = t + this.#rules.turning;
    this.#turning = at === null ? this.#turning & ~(1 << seat) : this.#turning | (1 << seat);
    this.#isNextKnown = false;
  }

  /** Goes on at `t` with eyes and signals of before: what they saw by then, they were told by then. */
  goOn(t: number, signals: Iterable<LastingSignal>): void {
    for (const signal of signals) this.#signals[signal.seat] = { ...signal };
    for (let seat = 0; seat < this.#players; seat++) {
      if (this.#seesFrom[seat]! <= t) this.#turning &= ~(1 << seat);
    }
    this.#isNextKnown = false;
  }

  /** The game has found this signal to be in order (W-22, W-23); it begins now. */
  signal(
    made: { readonly seat: Seat; readonly to: Seat; readonly number: number; readonly signal: string },
    t: number,
  ): void {
    const lasting: LastingSignal = { ...made, from: t, until: t + this.#rules.lasting, seenBy: 0 };
    this.#signals[made.seat] = lasting;
    this.#isNextKnown = false;
    for (let viewer = 0; viewer < this.#players; viewer++) {
      if (viewer !== made.seat && this.#isSeeing(viewer, made.seat, t)) this.#show(lasting, viewer);
    }
    this.#port.going(lasting, t);
  }

  /** The next moment at which something happens by itself. */
  wakeAt(): number {
    if (!this.#isNextKnown) this.#findNext();
    return this.#next;
  }

  /** The next moment at which somebody catches a signal that is being made: it will not last. */
  urgentAt(): number {
    if (!this.#isNextKnown) this.#findNext();
    return this.#nextUrgent;
  }

  /** Lets everything happen that is due, in the order of time. */
  advance(t: number): void {
    for (let next = this.wakeAt(); next <= t; next = this.wakeAt()) {
      for (let seat = 0; seat < this.#players; seat++) {
        const signal = this.#signals[seat];
        if (signal && signal.until <= next) this.#endSignal(seat, next);
      }
      for (let seat = 0; seat < this.#players; seat++) {
        if ((this.#turning >> seat) & 1 && this.#seesFrom[seat]! <= next) this.#finishTurning(seat);
      }
    }
  }

  /** Cuts all signals short: the game is over. */
  close(t: number): void {
    for (let seat = 0; seat < this.#players; seat++) this.#endSignal(seat, t);
  }

  #findNext(): void {
    this.#isNextKnown = true;
    this.#next = Number.POSITIVE_INFINITY;
    this.#nextUrgent = Number.POSITIVE_INFINITY;
    for (let seat = 0; seat < this.#players; seat++) {
      const signal = this.#signals[seat];
      if (signal) this.#next = Math.min(this.#next, signal.until);
      if (((this.#turning >> seat) & 1) === 0) continue;
      const sees = this.#seesFrom[seat]!;
      this.#next = Math.min(this.#next, sees);
      if (this.#signals[this.#gaze[seat]!]) this.#nextUrgent = Math.min(this.#nextUrgent, sees);
    }
  }

  #finishTurning(seat: Seat): void {
    const at = this.#gaze[seat]!;
    this.#turning &= ~(1 << seat);
    this.#isNextKnown = false;
    if (at === BOARD) return;
    this.#port.sees(seat, this.#gazeOf(at));
    const signal = this.#signals[at];
    if (!signal) return;
    this.#show(signal, seat);
    this.#port.going(signal, this.#seesFrom[seat]!);
  }

  #show(signal: LastingSignal, viewer: Seat): void {
    signal.seenBy |= 1 << viewer;
    const { seat: of, to, until } = signal;
    this.#port.sees(viewer, { m: 'signal', of, to, signal: signal.signal, until });
  }

  /** Whoever makes it looks away. */
  #cutSignal(seat: Seat, t: number): void {
    const signal = this.#signals[seat];
    if (!signal) return;
    const least = Math.min(signal.from + LEAST_LASTING, signal.until);
    if (least <= t) return this.#endSignal(seat, t);
    signal.until = least;
    this.#isNextKnown = false;
    this.#port.going(signal, t);
  }

  #endSignal(seat: Seat, t: number): void {
    const signal = this.#signals[seat];
    if (!signal) return;
    signal.until = Math.min(signal.until, t);
    this.#signals[seat] = null;
    this.#isNextKnown = false;
    this.#port.over(signal);
  }

  #isSeeing(viewer: Seat, face: Seat, t: number): boolean {
    return (
      this.#gaze[viewer] === face && this.#seesFrom[viewer]! <= t && ((this.#turning >> viewer) & 1) === 0
    );
  }

  #gazeOf(seat: Seat): Gaze {
    return GAZES[seat]![this.#gaze[seat]! + 1]!;
  }
}
