import { type Line, type Refusal, refusal, type Seat } from '@oeillade/kernel';
import type { EyesSeen, SignalSeen } from '../messages.ts';
import type { TableRules } from '../rules.ts';
import { type CameraWink, CameraWinks, type WitnessedWink } from './camera-winks.ts';
import { EyeLimits, LOOKS } from './eye-limits.ts';
import { Eyes } from './eyes.ts';
import type { Look } from './look.ts';
import { LookLog } from './look-log.ts';
import { type LastingSignal, type MadeSignal, Signals, type SignalsPort } from './signals.ts';

/** The eyes of one game, in the game's time: who looks at whom, the signals that they make, and the log of all looks. */
export class Gaze {
  readonly #players: number;
  readonly #eyes: Eyes;
  readonly #signals: Signals;
  readonly #limits: EyeLimits;
  readonly #log = new LookLog();
  readonly #cameraWinks: CameraWinks;

  constructor(players: number, rules: TableRules, port: SignalsPort) {
    this.#players = players;
    this.#eyes = new Eyes(players, rules);
    this.#signals = new Signals(players, rules.lasting, this.#eyes, port);
    this.#limits = new EyeLimits(players, LOOKS);
    this.#cameraWinks = new CameraWinks(players, rules.turning, this.#log);
  }

  lookingAt(seat: Seat): Seat | null {
    return this.#eyes.lookingAt(seat);
  }

  changedAt(t: number): number {
    return this.#eyes.changedAt(t);
  }

  sightOf(seat: Seat, t: number): EyesSeen {
    return this.#eyes.sightOf(seat, t);
  }

  faceSeenBy(seat: Seat, t: number): Seat | null {
    return this.#eyes.faceSeenBy(seat, t);
  }

  /** What somebody sees who has no seat, and looks at this face or at the board. */
  sightOn(face: Seat | null): { readonly eyes: EyesSeen; readonly signals: readonly SignalSeen[] } {
    const signal = face === null ? null : this.#signals.seenOn(face);
    return { eyes: this.#eyes.sightOn(face), signals: signal ? [signal] : [] };
  }

  /**
   * `linesBefore` gives the look's place among the other lines of the record. It is called after signals that this look
   * ends are written.
   */
  look({ t, seat, at }: Look, linesBefore: () => number): Refusal | null {
    if (at === seat) return refusal('cannot-look-at-yourself', 'D-3');
    if (at !== null && !this.#isSeat(at)) return refusal('no-such-seat', 'D-3');
    if (at === this.#eyes.lookingAt(seat)) return null;
    if (!this.#limits.allows(seat, t)) return refusal('too-many-looks', null);
    this.#signals.turnAway(seat, t);
    this.#limits.note(seat, t);
    this.#eyes.turn(seat, at, t);
    this.#log.add({ t, seat, at }, linesBefore());
    // Without a turning time one sees at once.
    this.#signals.advance(t);
    return null;
  }

  /** Why a seat cannot signal to that other right now; null where it can. */
  whyNoSignal(seat: Seat, to: Seat): Refusal | null {
    if (this.#eyes.lookingAt(seat) !== to) return refusal('look-at-them-first', 'D-5');
    return this.#signals.isMadeBy(seat) ? refusal('still-signalling', 'D-5') : null;
  }

  isSignalling(seat: Seat): boolean {
    return this.#signals.isMadeBy(seat);
  }

  /** The game has found this signal to be in order (W-22, W-23); it begins now. */
  signal(made: MadeSignal, t: number): void {
    this.#signals.begin(made, t);
  }

  /** A device has seen its own player wink (D-44). */
  winked(wink: CameraWink, t: number): WitnessedWink | Refusal {
    return this.#cameraWinks.take(wink, t);
  }

  /** A wink that was kept before. */
  takeInWink(seat: Seat, t: number): void {
    this.#cameraWinks.note(seat, t);
  }

  wakeAt(): number {
    return this.#signals.wakeAt();
  }

  advance(t: number): void {
    this.#signals.advance(t);
  }

  /** The game is over: signals are cut short. */
  close(t: number): void {
    this.#signals.close(t);
  }

  /** A look that was kept before: the eyes look where they looked. */
  takeIn(look: Look, linesBefore: number): void {
    this.#limits.note(look.seat, look.t);
    this.#eyes.turn(look.seat, look.at, look.t);
    this.#log.add(look, linesBefore);
    this.#log.markKept();
  }

  goOn(t: number, signals: Iterable<LastingSignal>): void {
    this.#signals.goOn(t, signals);
  }

  /** The looks that are not stored yet, in their order; they count as stored from now on. */
  takeUnkeptLooks(): readonly Look[] {
    return this.#log.takeUnkept();
  }

  /** The lines of the game with its looks among them, as they came. */
  linesWithLooks(lines: readonly Line[]): Iterable<Line> {
    return this.#log.among(lines);
  }

  #isSeat(seat: number): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.#players;
  }
}
