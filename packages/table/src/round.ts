import {
  type Command,
  decide,
  type Game,
  type GameEvent,
  type Line,
  Play,
  type Refusal,
  refusal,
  type Seat,
  type Seed,
  type Setup,
  seatsIn,
} from '@oeillade/kernel';
import type { Look } from './events.ts';
import { Eyes, type EyesPort, type LastingSignal } from './eyes.ts';
import { believedPress, type Press, PressQueue } from './interrupts.ts';
import { Looks } from './looks.ts';
import type { Clock, Gaze, Message, Recipient, SignalSeen } from './messages.ts';
import { Pace } from './pace.ts';
import { Patience } from './patience.ts';
import type { Asked, RoundPort, UnderWay } from './round-port.ts';
import type { TableRules } from './rules.ts';
import { StandIns } from './stand-ins.ts';

/** One game at the table, from the deal to the end, in its own time: milliseconds since the deal, pauses left out. */
export class Round implements EyesPort {
  /** All but where people looked. */
  readonly play: Play;
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #port: RoundPort;
  readonly #eyes: Eyes | null;
  readonly #looks = new Looks();
  readonly #pace: Pace;
  readonly #standIns: StandIns;
  readonly #presses = new PressQueue<Asked>();
  readonly #patience: Patience;
  /**
   * W-40: what is in order waits until all is settled, and nobody is told why: who knew that somebody has accused could still
   * press, and say that it was earlier.
   */
  readonly #held: Asked[] = [];
  #t = 0;
  /** Asked for with every look, and far away in the game's state. */
  #isOver = false;
  /** The next moment of the game, eyes left out: asked for as often, and gathered from as far. */
  #gameAt = Number.POSITIVE_INFINITY;

  private constructor(play: Play, setup: Setup, rules: TableRules, port: RoundPort) {
    this.play = play;
    this.#game = play.game;
    this.#setup = setup;
    this.#port = port;
    this.#eyes = play.game.carriesEyes(setup) ? new Eyes(setup.players, rules, this) : null;
    this.#pace = new Pace(play.game, rules);
    this.#patience = new Patience(setup.players, (seat) => port.delayOf(seat));
    this.#standIns = new StandIns(play, setup);
    this.#pace.turnBegan(play.state, 0);
    this.#plan();
  }

  static deal(game: Game, setup: Setup, seed: Seed, rules: TableRules, port: RoundPort): Round {
    const round = new Round(Play.deal(game, setup, seed), setup, rules, port);
    const dealt = round.play.lines[0]!;
    port.keep(dealt, null);
    round.#announce(dealt, false);
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
    }
    round.#eyes?.goOn(t, signals);
    round.#t = t;
    round.#plan();
    return round;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** The record's lines so far. */
  lines(): Iterable<Line> {
    return this.#looks.among(this.play.lines);
  }

  /** The next moment at which something happens without anybody doing anything. */
  wakeAt(): number {
    return Math.min(this.eyesAt(), this.urgentAt());
  }

  /** As `wakeAt`, of what eyes do by themselves: nobody is harmed if it is told a moment later. */
  eyesAt(): number {
    return this.isOver || !this.#eyes ? Number.POSITIVE_INFINITY : this.#eyes.wakeAt();
  }

  /** As `wakeAt`, of all that is to be told at once. */
  urgentAt(): number {
    if (this.isOver) return Number.POSITIVE_INFINITY;
    return this.#eyes ? Math.min(this.#gameAt, this.#eyes.urgentAt()) : this.#gameAt;
  }

  /** Lets everything happen that is due, in the order of time. */
  advance(t: number): void {
    for (let next = this.wakeAt(); next <= t; next = this.wakeAt()) {
      this.#t = Math.max(this.#t, next);
      this.#eyes?.advance(this.#t);
      if (this.#presses.isOpen) {
        if (this.#presses.settleAt <= this.#t) this.#settle();
      } else if (this.#pace.deadline <= this.#t) {
        for (const seat of seatsIn(this.#game.awaited(this.play.state))) this.#standInFor(seat);
      } else if (this.#standIns.wakeAt <= this.#t) {
        this.#playStandIns();
      }
      this.#plan();
    }
    this.#t = Math.max(this.#t, t);
  }

  /** A seat looks at a face, or at the board. */
  look(seat: Seat, at: Seat | null): Refusal | null {
    if (!this.#eyes)
      return refusal('real-faces-here', this.#game.facts.kinds.signal === null ? 'D-20' : 'D-1');
    if (at === seat) return refusal('cannot-look-at-yourself', 'D-3');
    if (at !== null && !isSeat(at, this.#setup.players)) return refusal('no-such-seat', 'D-3');
    if (this.isOver || at === this.#eyes.lookingAt(seat)) return null;
    // The eyes first: looking away may end a signal, whose line belongs before this one.
    this.#eyes.look(seat, at, this.#t);
    this.#looks.add(this.#t, seat, at, this.play.lines.length);
    this.#port.note({ j: 'looked', t: this.#t, seat, at });
    return null;
  }

  /** Judges a command and answers it, now or when what it interrupts is settled. */
  ask(asked: Asked): void {
    this.#judge(asked);
    this.#plan();
  }

  #judge(asked: Asked): void {
    const { seat, id } = asked;
    const kind = kindOf(asked.command);
    const { kinds } = this.#game.facts;
    if (kind !== null && kind === kinds.interrupt) return this.#interrupt(asked);
    if (kind !== null && kind === kinds.signal) return this.#signal(asked);
    const early = kind === kinds.paced && this.#t < this.#pace.callFrom;
    const decision = this.#decide(asked);
    if (!decision.ok) return this.#port.answer(seat, id, decision.refusal);
    if (early) return this.#port.answer(seat, id, refusal('too-soon', 'D-8'));
    if (this.#presses.isOpen) this.#held.push(asked);
    else this.#carryOut(decision, { seat, id }, false);
  }

  /** All have agreed to stop here. */
  stop(): void {
    // What was accused before still counts, and whoever pressed is owed an answer.
    if (this.#presses.isOpen) this.#settle();
    if (this.isOver) return;
    this.#eyes?.close(this.#t);
    const lines = this.#newLines(() => this.play.stop(this.#t));
    this.#isOver = true;
    for (const line of lines) {
      this.#port.keep(line, null);
      this.#announce(line, false);
    }
  }

  /** A seat's player is away, or back: from now on a stand-in plays for it, or no longer. */
  setAway(seat: Seat, away: boolean): void {
    this.#standIns.setAway(seat, away, this.#t, this.#pace);
    this.#plan();
  }

  clock(): Clock {
    const until = this.#pace.deadline;
    return {
      m: 'clock',
      t: this.#t,
      until: Number.isFinite(until) ? until : null,
      callFrom: this.#pace.callFrom,
      paused: false,
    };
  }

  view(viewer: Seat | null): object {
    return this.#game.view(this.play.state, viewer);
  }

  /** As `view`, for one viewer after the other as long as nothing happens. */
  views(): (viewer: Seat | null) => object {
    return this.#game.views(this.play.state);
  }

  lookingAt(seat: Seat): Seat | null {
    return this.#eyes?.lookingAt(seat) ?? null;
  }

  isInSight(viewer: Seat, face: Seat): boolean {
    return this.#eyes?.isInSight(viewer, face) ?? false;
  }

  sightsOf(seat: Seat): Gaze[] {
    return this.#eyes?.sightsOf(seat, this.#t) ?? [];
  }

  /** Called by the eyes: one seat sees something. */
  sees(viewer: Seat, sight: Gaze | SignalSeen): void {
    this.#port.tell(viewer, sight);
  }

  /** Called by the eyes: whoever has seen a signal has seen it, even if nobody is there when it ends. */
  going(signal: LastingSignal, t: number): void {
    this.#port.note({ j: 'signalling', t, signal: { ...signal } });
  }

  /** Called by the eyes: a signal is over, and its line complete. */
  over({ seenBy, from, until, ...made }: LastingSignal): void {
    const line = { t: until, e: 'signalled', ...made, seenBy: seatsIn(seenBy), from, until } as Line;
    this.play.lines.push(line);
    this.#port.keep(line, null);
  }

  /** Whatever may change what comes next is followed by this. */
  #plan(): void {
    const { isOpen, settleAt } = this.#presses;
    this.#gameAt = isOpen ? settleAt : Math.min(this.#pace.deadline, this.#standIns.wakeAt);
  }

  /** A look that was kept: eyes look where they looked. Nothing in the game follows from it. */
  #takeInLook({ t, seat, at }: Look): void {
    this.#eyes?.turn(seat, at, t);
    this.#looks.add(t, seat, at, this.play.lines.length);
  }

  /** A line that was kept: the turn's time runs from where it began. */
  #takeIn(line: Line): void {
    const awaited = this.#game.awaited(this.play.state);
    this.play.takeIn(line);
    this.#isOver = this.#game.outcome(this.play.state) !== null;
    this.#pace.follow(line);
    if ((this.#game.awaited(this.play.state) & ~awaited) !== 0) this.#pace.turnBegan(this.play.state, line.t);
  }

  #signal(asked: Asked): void {
    const { seat, id } = asked;
    const refuse = (code: string, rule: string) => this.#port.answer(seat, id, refusal(code, rule));
    const decision = this.#decide(asked);
    if (!decision.ok) return this.#port.answer(seat, id, decision.refusal);
    const [made] = decision.events as (GameEvent & {
      seat: Seat;
      to: Seat;
      number: number;
      signal: string;
    })[];
    if (!this.#eyes || !made) return refuse('real-faces-here', 'D-1');
    if (this.#eyes.lookingAt(seat) !== made.to) return refuse('look-at-them-first', 'D-5');
    if (this.#eyes.isSignalling(seat)) return refuse('still-signalling', 'D-5');
    if (this.#presses.isOpen) return void this.#held.push(asked);
    const { to, number, signal } = made;
    this.#port.answer(seat, id, null);
    if (id !== '') this.#port.note({ j: 'answered', seat, id });
    this.#eyes.signal({ seat, to, number, signal }, this.#t);
  }

  #interrupt(asked: Asked): void {
    const { seat, id } = asked;
    if (this.#presses.has(seat)) return this.#port.answer(seat, id, refusal('suspended', 'W-40'));
    const decision = this.#decide(asked);
    if (!decision.ok) return this.#port.answer(seat, id, decision.refusal);
    const made = believedPress(this.#t, asked.pressed, this.#port.delayOf(seat));
    const wait = this.#patience.waitOf(seat);
    if (!this.#presses.isOpen) this.#patience.spend(seat);
    this.#presses.add({ seat, made, arrived: this.#t, what: asked }, wait);
    if (this.#presses.settleAt <= this.#t) return this.#settle();
    this.#port.tell(seat, { m: 'suspended', t: this.#t, by: seat });
  }

  /** W-48: one after the other, each on the board that the one before has left. */
  #settle(): void {
    const presses = this.#presses.settle();
    const earliest = presses[0]!.made;
    const order = presses.map((press) => ({
      seat: press.seat,
      after: Math.round(press.made - earliest),
      stood: this.#settleOne(press),
    }));
    this.#tellAll({ m: 'ruling', t: this.#t, order });
    for (const asked of this.#held.splice(0)) this.#judge(asked);
  }

  #settleOne({ seat, what }: Press<Asked>): boolean {
    const decision = this.#decide(what);
    if (!decision.ok) this.#port.answer(seat, what.id, decision.refusal);
    else this.#carryOut(decision, { seat, id: what.id }, false);
    return decision.ok;
  }

  #decide({ seat, command }: Pick<Asked, 'seat' | 'command'>) {
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
    if (isLast) this.#eyes?.close(this.#t);
    const lines = this.#newLines(() => this.play.adopt(decision, this.#t));
    this.#isOver = isLast;
    for (const line of lines) {
      this.#port.keep(line, by);
      this.#pace.follow(line);
    }
    if (by) this.#port.answer(by.seat, by.id, null);
    for (const line of lines) this.#announce(line, standIn);
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
    if (due.signal && this.#eyes) {
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

  /** To everybody as much of it as they may know; those who may know the same are told with the same message. */
  #announce(line: Line, standIn: boolean): void {
    const { t, ...event } = line;
    let last: (Message & { m: 'event' }) | null = null;
    const show = (to: Recipient, viewer: Seat | null): void => {
      const shown = this.#game.disclose(event, viewer);
      if (!shown) return;
      if (shown !== last?.event)
        last = standIn ? { m: 'event', t, event: shown, standIn } : { m: 'event', t, event: shown };
      this.#port.tell(to, last);
    };
    for (let seat = 0; seat < this.#setup.players; seat++) show(seat, seat);
    show('watchers', null);
  }

  #tellClock(): void {
    if (!this.isOver) this.#tellAll(this.clock());
  }

  #tellAll(message: Message): void {
    for (let seat = 0; seat < this.#setup.players; seat++) this.#port.tell(seat, message);
    this.#port.tell('watchers', message);
  }
}

function kindOf(command: unknown): string | null {
  const kind = (command as Partial<Command> | null)?.do;
  return typeof kind === 'string' ? kind : null;
}

const isSeat = (seat: number, players: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < players;
