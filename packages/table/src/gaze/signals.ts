import type { Seat } from '@oeillade/kernel';
import type { SignalSeen } from '../messages.ts';
import type { Eyes } from './eyes.ts';

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

/** A signal that a seat makes to another, for the number that the other has called. */
export type MadeSignal = Pick<LastingSignal, 'seat' | 'to' | 'number' | 'signal'>;

/** Where signals report to. */
export interface SignalsPort {
  /** One seat, and nobody else, sees it. */
  sees(viewer: Seat, signal: SignalSeen): void;
  /** A signal has begun, or more have seen it than before, or it will be over sooner. */
  going(signal: LastingSignal, t: number): void;
  over(signal: LastingSignal): void;
}

/** The least milliseconds that a signal lasts, even if its maker looks away at once: no face is quicker. */
const LEAST_LASTING = 100;

/** The signals that are being made (D-5): each is seen by those whose eyes rest on the face that makes it. */
export class Signals {
  readonly #players: number;
  readonly #lasting: number;
  readonly #eyes: Eyes;
  readonly #port: SignalsPort;
  readonly #made: (LastingSignal | null)[];
  /** A bit for each seat that has been shown the signal since it turned to this face: who turns back is shown it again. */
  readonly #shownTo: Uint8Array;

  constructor(players: number, lasting: number, eyes: Eyes, port: SignalsPort) {
    this.#players = players;
    this.#lasting = lasting;
    this.#eyes = eyes;
    this.#port = port;
    this.#made = new Array<LastingSignal | null>(players).fill(null);
    this.#shownTo = new Uint8Array(players);
  }

  isMadeBy(seat: Seat): boolean {
    return this.#made[seat] !== null;
  }

  /** What somebody sees who looks at this face. */
  seenOn(face: Seat): SignalSeen | null {
    const made = this.#made[face];
    return made ? { m: 'signal', of: face, to: made.to, signal: made.signal, until: made.until } : null;
  }

  begin(made: MadeSignal, t: number): void {
    const signal: LastingSignal = { ...made, from: t, until: t + this.#lasting, seenBy: 0 };
    this.#made[made.seat] = signal;
    this.#shownTo[made.seat] = 0;
    this.#showTo(this.#newViewers(signal, t), signal);
    this.#port.going(signal, t);
  }

  /** A seat turns its eyes away: its own signal ends, and it no longer sees the signals of the face that it looked at. */
  turnAway(seat: Seat, t: number): void {
    for (let face = 0; face < this.#players; face++) this.#shownTo[face]! &= ~(1 << seat);
    const signal = this.#made[seat];
    if (!signal) return;
    const least = Math.min(signal.from + LEAST_LASTING, signal.until);
    if (least <= t) return this.#end(signal, t);
    signal.until = least;
    this.#port.going(signal, t);
  }

  /** Resumes signals from before a restart at `t`. Seats that had seen a signal are not told of it a second time. */
  goOn(t: number, signals: Iterable<LastingSignal>): void {
    for (const signal of signals) {
      this.#made[signal.seat] = { ...signal };
      this.#shownTo[signal.seat] = signal.seenBy & this.#viewersOf(signal, t);
    }
  }

  /** The next moment at which a signal is over, or somebody's eyes have turned to one. */
  wakeAt(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const signal of this.#made) {
      if (!signal) continue;
      next = Math.min(next, signal.until);
      for (let viewer = 0; viewer < this.#players; viewer++) {
        if (!this.#isShownTo(viewer, signal)) next = Math.min(next, this.#eyes.seesFrom(viewer, signal.seat));
      }
    }
    return next;
  }

  /** Lets everything happen that is due, in the order of time. */
  advance(t: number): void {
    for (let next = this.wakeAt(); next <= t; next = this.wakeAt()) {
      for (const signal of this.#made) {
        if (!signal) continue;
        if (signal.until <= next) this.#end(signal, next);
        else this.#catchUp(signal, next);
      }
    }
  }

  /** Cuts all signals short: the game is over. */
  close(t: number): void {
    for (const signal of this.#made) if (signal) this.#end(signal, t);
  }

  #catchUp(signal: LastingSignal, t: number): void {
    const viewers = this.#newViewers(signal, t);
    if (viewers === 0) return;
    this.#showTo(viewers, signal);
    this.#port.going(signal, t);
  }

  #end(signal: LastingSignal, t: number): void {
    signal.until = Math.min(signal.until, t);
    this.#made[signal.seat] = null;
    this.#port.over(signal);
  }

  #showTo(viewers: number, signal: LastingSignal): void {
    const { seat: of, to, until } = signal;
    signal.seenBy |= viewers;
    this.#shownTo[of]! |= viewers;
    for (let viewer = 0; viewer < this.#players; viewer++) {
      if ((viewers >> viewer) & 1)
        this.#port.sees(viewer, { m: 'signal', of, to, signal: signal.signal, until });
    }
  }

  #newViewers(signal: LastingSignal, t: number): number {
    return this.#viewersOf(signal, t) & ~this.#shownTo[signal.seat]!;
  }

  /** A bit for each seat whose eyes rest on the face that makes it. */
  #viewersOf({ seat }: LastingSignal, t: number): number {
    let viewers = 0;
    for (let viewer = 0; viewer < this.#players; viewer++) {
      if (this.#eyes.seesFrom(viewer, seat) <= t) viewers |= 1 << viewer;
    }
    return viewers;
  }

  #isShownTo(viewer: Seat, { seat }: LastingSignal): boolean {
    return ((this.#shownTo[seat]! >> viewer) & 1) === 1;
  }
}
