import {
  decide,
  type Game,
  type GameEvent,
  type Line,
  type Outcome,
  Play,
  type Refusal,
  refusal,
  type Seat,
  type Seed,
  type Setup,
  seatsIn,
} from '@oeillade/kernel';
import { is } from 'valibot';
import { Gallery } from '../gallery/gallery.ts';
import type { CameraWink, WitnessedWink } from '../gaze/camera-winks.ts';
import { Gaze } from '../gaze/gaze.ts';
import type { Look } from '../gaze/look.ts';
import type { LastingSignal, MadeSignal } from '../gaze/signals.ts';
import type { ClockShown } from '../messages.ts';
import { type CommandAsked, kindOf, type RoundPort, type UnderWay } from '../round-port.ts';
import type { TableRules } from '../rules.ts';
import { Announcer } from './announcer.ts';
import { Interrupts } from './interrupts.ts';
import { Pace } from './pace.ts';
import { SignalLines } from './signal-lines.ts';
import { StandIns } from './stand-ins.ts';

/** One game at the table, from the deal to the end, in its own time: milliseconds since the deal, pauses left out. */
export class Round {
  /** The lines of the game, without looks. */
  readonly play: Play;
  /** Null where the software carries no eyes: real faces, or a game without signals. */
  readonly gaze: Gaze | null;
  /** Whether those who look at a face see the living one (D-41). */
  readonly hasLivingFaces: boolean;
  /** Those who watch it. */
  readonly gallery: Gallery;
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #port: RoundPort;
  readonly #announcer: Announcer;
  readonly #signalLines: SignalLines;
  readonly #pace: Pace;
  readonly #standIns: StandIns;
  readonly #interrupts: Interrupts;
  #t = 0;
  #isOver = false;

  private constructor(play: Play, setup: Setup, rules: TableRules, port: RoundPort) {
    this.play = play;
    this.#game = play.game;
    this.#setup = setup;
    this.#port = port;
    this.#announcer = new Announcer(play.game, setup.players, port);
    this.gallery = new Gallery(play.game.foresight(setup), setup.players, rules.watching);
    this.gallery.follow(play.lines[0]!, 0);
    this.#signalLines = new SignalLines(play, port, this.gallery);
    this.gaze = play.game.carriesEyes(setup) ? new Gaze(setup.players, rules, this.#signalLines) : null;
    this.hasLivingFaces = play.game.carriesPictures(setup);
    this.#pace = new Pace(play.game, rules);
    this.#interrupts = new Interrupts(setup.players, {
      decide: (asked) => this.#decide(asked),
      carryOut: (decision, { seat, id }) => this.#carryOut(decision, { seat, id }, false),
      announce: (ruling) => this.#announcer.tellAll(ruling),
      ask: (asked) => this.ask(asked),
      answer: (seat, id, refused) => port.answer(seat, id, refused),
      tell: (to, message) => port.tell(to, message),
      delayOf: (seat) => port.delayOf(seat),
    });
    this.#standIns = new StandIns(play, setup);
    this.#pace.turnBegan(play.state, 0);
  }

  static deal(game: Game, setup: Setup, seed: Seed, rules: TableRules, port: RoundPort): Round {
    const round = new Round(Play.deal(game, setup, seed), setup, rules, port);
    const dealt = round.play.lines[0]!;
    port.keep(dealt, null);
    round.#announcer.announce(dealt, { standIn: false });
    round.#tellClock();
    return round;
  }

  /** Takes a round up again from its lines: the same hands, the same turn, the same time. */
  static resume(
    kept: { readonly game: Game; readonly setup: Setup; readonly seed: Seed } & UnderWay,
    rules: TableRules,
    port: RoundPort,
  ): Round {
    const { game, setup, seed, dealt, since, signals, t } = kept;
    const round = new Round(Play.resume(game, setup, seed, [dealt]), setup, rules, port);
    for (const event of since) {
      if (event.j === 'looked') round.#takeInLook(event);
      else if (event.j === 'line') round.#takeIn(event.line);
      else if (event.j === 'predicted') round.gallery.takeIn(event);
    }
    round.gaze?.goOn(t, signals);
    round.#t = t;
    return round;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** How a game that is over came out. */
  result(): Outcome & { readonly lasted: number } {
    const outcome = this.#game.outcome(this.play.state);
    if (!outcome) throw new Error('The game is not over.');
    return { scores: outcome.scores, ranks: outcome.ranks, lasted: this.play.lines.at(-1)!.t };
  }

  /** The record's lines so far. */
  lines(): Iterable<Line> {
    return this.gaze ? this.gaze.linesWithLooks(this.play.lines) : this.play.lines;
  }

  /** The next moment at which something happens without anybody doing anything. */
  wakeAt(): number {
    if (this.isOver) return Number.POSITIVE_INFINITY;
    const { isOpen, settleAt } = this.#interrupts;
    const game = isOpen ? settleAt : Math.min(this.#pace.deadline, this.#standIns.wakeAt);
    return this.gaze ? Math.min(game, this.gaze.wakeAt()) : game;
  }

  /** Lets everything happen that is due, in the order of time. */
  advance(t: number): void {
    for (let next = this.wakeAt(); next <= t; next = this.wakeAt()) {
      this.#t = Math.max(this.#t, next);
      this.gaze?.advance(this.#t);
      if (this.#interrupts.isOpen) {
        if (this.#interrupts.settleAt <= this.#t) this.#interrupts.settle(this.#t);
      } else if (this.#pace.deadline <= this.#t) {
        for (const seat of seatsIn(this.#game.awaited(this.play.state))) this.#standInFor(seat);
      } else if (this.#standIns.wakeAt <= this.#t) {
        this.#playStandIns();
      }
    }
    this.#t = Math.max(this.#t, t);
  }

  /** A seat looks at a face, or at the board. */
  look(seat: Seat, at: Seat | null): Refusal | null {
    if (!this.gaze)
      return refusal('real-faces-here', this.#game.facts.kinds.signal === null ? 'D-20' : 'D-1');
    if (this.isOver) return null;
    const look = { t: this.#t, seat, at };
    const refused = this.gaze.look(look, () => this.play.lines.length);
    if (!refused) this.gallery.look(look);
    return refused;
  }

  /** A device has seen its own player wink, with real eyes (D-44). Whether that was in order nobody asks (D-43). */
  winked(wink: CameraWink): Refusal | null {
    const { shapes, facts } = this.#game;
    if (!this.gaze || !this.hasLivingFaces)
      return refusal('no-living-faces', facts.kinds.signal === null ? 'D-20' : 'D-40');
    if (shapes.signal === null || !is(shapes.signal, wink.signal)) return refusal('no-such-signal', 'D-44');
    if (this.isOver) return null;
    const taken = this.gaze.winked(wink, this.#t);
    if ('code' in taken) return taken;
    this.#signalLines.winked(taken, this.#t);
    return null;
  }

  /** Judges a command and answers it, now or when what it interrupts is settled. */
  ask(asked: CommandAsked): void {
    const { seat, id } = asked;
    const kind = kindOf(asked.command);
    const { kinds } = this.#game.facts;
    if (kind !== null && kind === kinds.interrupt) return this.#interrupts.add(asked, this.#t);
    if (kind !== null && kind === kinds.signal) return this.#signal(asked);
    const early = kind !== null && this.#pace.isPaced(kind) && this.#t < this.#pace.callFrom;
    const decision = this.#decide(asked);
    if (!decision.ok) return this.#port.answer(seat, id, decision.refusal);
    if (early) return this.#port.answer(seat, id, refusal('too-soon', 'D-8'));
    if (this.#interrupts.isOpen) this.#interrupts.hold(asked);
    else this.#carryOut(decision, { seat, id }, false);
  }

  /** All have agreed to stop here. */
  stop(): void {
    // What interrupted before still counts, and whoever pressed is owed an answer.
    if (this.#interrupts.isOpen) this.#interrupts.settle(this.#t);
    if (this.isOver) return;
    this.gaze?.close(this.#t);
    const lines = this.#newLines(() => this.play.stop(this.#t));
    this.#isOver = true;
    for (const line of lines) {
      this.gallery.follow(line, 0);
      this.#port.keep(line, null);
      this.#announcer.announce(line, { standIn: false });
    }
  }

  /** A seat's player is away, or back: from now on a stand-in plays for it, or no longer. */
  setAway(seat: Seat, away: boolean): void {
    this.#standIns.setAway(seat, away, this.#t, this.#pace);
  }

  /** Whether a seat makes a signal, or is about to: one waits until an interrupt is settled. */
  isSignalling(seat: Seat): boolean {
    const { signal } = this.#game.facts.kinds;
    if (!this.gaze || signal === null) return false;
    return this.gaze.isSignalling(seat) || this.#interrupts.holds(seat, signal);
  }

  clock(t: number): ClockShown {
    return this.#pace.clock(t);
  }

  view(viewer: Seat | null): object {
    return this.#game.view(this.play.state, viewer);
  }

  /** As `view`, for one viewer after the other as long as nothing happens. */
  views(): (viewer: Seat | null) => object {
    return this.#game.views(this.play.state);
  }

  get time(): number {
    return this.#t;
  }

  /** A line that was kept: the turn's time runs from where it began. */
  #takeIn(line: Line): void {
    const awaited = this.#game.awaited(this.play.state);
    this.play.takeIn(line);
    if (line.e === 'signalled') this.gallery.signal(line as Line & LastingSignal);
    else if (line.e === 'winked') this.gaze?.takeInWink((line as Line & WitnessedWink).seat, line.t);
    else this.gallery.follow(line, awaited & ~this.#game.awaited(this.play.state));
    this.#isOver = this.#game.outcome(this.play.state) !== null;
    this.#pace.follow(line);
    if ((this.#game.awaited(this.play.state) & ~awaited) !== 0) this.#pace.turnBegan(this.play.state, line.t);
  }

  #takeInLook(look: Look): void {
    this.gaze?.takeIn(look, this.play.lines.length);
    this.gallery.look(look);
  }

  #signal(asked: CommandAsked): void {
    const { seat, id } = asked;
    const decision = this.#decide(asked);
    if (!decision.ok) return this.#port.answer(seat, id, decision.refusal);
    const [made] = decision.events as (GameEvent & MadeSignal)[];
    if (!this.gaze || !made) return this.#port.answer(seat, id, refusal('real-faces-here', 'D-1'));
    const { to, number, signal } = made;
    const refused = this.gaze.whyNoSignal(seat, to);
    if (refused) return this.#port.answer(seat, id, refused);
    if (this.#interrupts.isOpen) return this.#interrupts.hold(asked);
    this.#port.answer(seat, id, null);
    if (id !== '') this.#port.note({ j: 'answered', seat, id });
    this.gaze.signal({ seat, to, number, signal }, this.#t);
  }

  #decide({ seat, command }: Pick<CommandAsked, 'seat' | 'command'>) {
    const { state } = this.play;
    return decide(
      this.#game,
      { players: this.#setup.players, state, chance: this.play.chance() },
      seat,
      command,
    );
  }

  #carryOut(
    decision: { readonly events: readonly GameEvent[]; readonly state: object },
    by: { readonly seat: Seat; readonly id: string } | null,
    standIn: boolean,
  ): void {
    const awaited = this.#game.awaited(this.play.state);
    const isLast = this.#game.outcome(decision.state) !== null;
    if (isLast) this.gaze?.close(this.#t);
    const lines = this.#newLines(() => this.play.adopt(decision, this.#t));
    this.#isOver = isLast;
    const turns = awaited & ~this.#game.awaited(this.play.state);
    for (const [index, line] of lines.entries()) {
      this.gallery.follow(line, index === 0 ? turns : 0);
      this.#port.keep(line, by);
      this.#pace.follow(line);
    }
    if (by) this.#port.answer(by.seat, by.id, null);
    for (const line of lines) this.#announcer.announce(line, { standIn });
    // Somebody new is awaited; where only fewer are, the time of the others runs on.
    if (this.isOver || (this.#game.awaited(this.play.state) & ~awaited) !== 0) {
      this.#pace.turnBegan(this.play.state, this.#t);
      this.#tellClock();
    }
    this.#standIns.plan(this.#t, this.#pace);
  }

  #standInFor(seat: Seat): void {
    const move = this.#standIns.move(seat);
    const command = this.#game.toCommand(this.play.state, seat, move);
    const decision = this.#decide({ seat, command });
    if (!decision.ok) throw new Error(`A stand-in was refused: ${decision.refusal.code}.`);
    this.#carryOut(decision, null, true);
  }

  #playStandIns(): void {
    const due = this.#standIns.due(this.#t);
    if (due.signal && this.gaze) {
      const { seat, command } = due.signal;
      this.look(seat, command.to);
      this.#signal({ seat, id: '', command, pressed: null });
    }
    if (due.turn !== null) this.#standInFor(due.turn);
    this.#standIns.plan(this.#t, this.#pace);
  }

  #newLines(change: () => void): readonly Line[] {
    const before = this.play.lines.length;
    change();
    return this.play.lines.slice(before);
  }

  #tellClock(): void {
    if (!this.isOver) this.#announcer.tellAll(this.clock(this.#t));
  }
}
