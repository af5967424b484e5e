import type { Game, Seal, Seat, Setup } from '@oeillade/kernel';
import type { WatcherSight } from '../gallery/late-eyes.ts';
import type { WatcherEyes } from '../gallery/watcher-eyes.ts';
import type { ClockShown, EyesSeen, RecordNote } from '../messages.ts';
import type { RoundPort, UnderWay } from '../round-port.ts';
import type { Seating } from '../seats/seating.ts';
import { seedOf, setupOf } from '../seats/start.ts';
import { GameClock } from './game-clock.ts';
import { roundOf } from './kept-round.ts';
import { noteOf, recordOf } from './record.ts';
import { Round } from './round.ts';

/** The game that is played at a table, or was played there last, in the driver's time. */
export class CurrentGame {
  readonly round: Round;
  readonly #seating: Seating;
  readonly #setup: Setup;
  readonly #clock: GameClock;
  /** Written once: it is stored, and its hash is told to everybody who comes after the end. */
  #finalRecord: string | null = null;
  #note: RecordNote | null = null;

  private constructor(round: Round, seating: Seating, setup: Setup, clock: GameClock) {
    this.round = round;
    this.#seating = seating;
    this.#setup = setup;
    this.#clock = clock;
    for (let seat = 0; seat < seating.size; seat++) if (seating.isAway(seat)) round.setAway(seat, true);
  }

  static deal(game: Game, seating: Seating, now: number, port: RoundPort): CurrentGame {
    const setup = setupOf(game, seating);
    const round = Round.deal(game, setup, seedOf(seating), seating.rules, port);
    return new CurrentGame(round, seating, setup, new GameClock(now));
  }

  /** Goes on with a game from its stored events. Its time stood still meanwhile. */
  static resume(game: Game, seating: Seating, underWay: UnderWay, now: number, port: RoundPort): CurrentGame {
    const setup = setupOf(game, seating);
    const kept = { game, setup, seed: seedOf(seating), ...underWay };
    const clock = new GameClock(now, underWay.t);
    if (seating.paused) clock.stop(now);
    return new CurrentGame(Round.resume(kept, seating.rules, port), seating, setup, clock);
  }

  /** A game that is over, as its record tells it. */
  static ended(
    game: Game,
    seating: Seating,
    record: string,
    now: number,
    port: RoundPort,
  ): CurrentGame | null {
    const underWay = roundOf(record);
    const ended = underWay && CurrentGame.resume(game, seating, underWay, now, port);
    if (ended) ended.#finalRecord = record;
    return ended;
  }

  /** The game's time now. */
  at(now: number): number {
    return this.#clock.at(now);
  }

  wakeAt(): number {
    return this.#clock.when(this.round.wakeAt());
  }

  advance(now: number): void {
    this.round.advance(this.at(now));
  }

  setPaused(paused: boolean, now: number): void {
    if (paused) this.#clock.stop(now);
    else this.#clock.go(now);
  }

  /** Null when the game is over. */
  clock(now: number): ClockShown | null {
    if (this.round.isOver) return null;
    return { ...this.round.clock(this.at(now)), paused: this.#seating.paused };
  }

  get hasEyes(): boolean {
    return this.round.gaze !== null && !this.round.isOver;
  }

  sightOf(seat: Seat, now: number): EyesSeen | null {
    return this.hasEyes ? this.round.gaze!.sightOf(seat, this.at(now)) : null;
  }

  /** The living face that a seat sees; null where it looks at none, or has not turned to it yet. */
  faceSeenBy(seat: Seat, now: number): Seat | null {
    if (!this.hasEyes || !this.round.hasLivingFaces) return null;
    return this.round.gaze!.faceSeenBy(seat, this.at(now));
  }

  /** What a watcher sees of eyes who may look around (D-31), or who sees all of them later (D-32); null where there are none. */
  sightOfWatcher(eyes: WatcherEyes, now: number): WatcherSight | null {
    if (!this.hasEyes) return null;
    const t = this.at(now);
    return this.round.gallery.lateSight(t) ?? this.round.gaze!.sightOn(eyes.face(t));
  }

  sightsChangedAt(now: number): number {
    return this.round.gaze ? this.#clock.when(this.round.gaze.changedAt(this.at(now))) : now;
  }

  record(): string {
    const text = this.#finalRecord ?? recordOf(this.#seating, this.#setup, this.round);
    if (this.round.isOver) this.#finalRecord = text;
    return text;
  }

  /** Round, hash and length of the record of a game that is over. */
  recordNote(sealOf: (text: string) => Seal): RecordNote {
    this.#note ??= noteOf(this.#seating, sealOf(this.record()));
    return this.#note;
  }
}
