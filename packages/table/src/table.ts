import { findGame } from '@oeillade/games';
import { type Game, type Line, type Refusal, refusal, type Seat, type Setup } from '@oeillade/kernel';
import { Company } from './company.ts';
import { Desks, type Output } from './desks.ts';
import type { TableEvent } from './events.ts';
import { GameClock } from './game-clock.ts';
import type { Input } from './inputs.ts';
import { type HostAsk, judge, judgeHost, replacement } from './judge.ts';
import { lastRoundIn } from './kept-round.ts';
import { lobbyOf } from './lobby.ts';
import type { Clock, EyesSeen, Lobby, Message, Recipient, Snapshot } from './messages.ts';
import type { Numbered } from './outbox.ts';
import { recordOf } from './record.ts';
import { Round } from './round.ts';
import type { RoundPort, UnderWay } from './round-port.ts';
import type { TableSource } from './source.ts';
import { failedStart, ShowBy, seedOf, setupOf } from './start.ts';

/** A table in play, without clock or socket: takes inputs with their time, gives back what to keep and whom to tell. */
export class Table implements RoundPort {
  readonly company: Company;
  readonly #source: TableSource;
  readonly #desks = new Desks();
  #round: Round | null = null;
  #setup: Setup | null = null;
  #clock: GameClock;
  readonly #showBy = new ShowBy();
  /** The record of a game that is over: everybody who comes is shown it. */
  #finished: string | null = null;
  /** What everybody was last told of the table itself. */
  #lobbyTold = '';
  /** Something has happened in the game since everybody was last told their view. */
  #viewsAreOld = false;

  private constructor(opened: TableEvent & { j: 'opened' }, source: TableSource) {
    this.company = new Company(opened);
    this.#source = source;
    this.#clock = new GameClock(0);
  }

  static open(
    plan: Omit<TableEvent & { j: 'opened' }, 'j' | 'secret'>,
    source: TableSource,
  ): { readonly table: Table; readonly output: Output } {
    const opened = { j: 'opened', ...plan, secret: source.entropy() } as const;
    const table = new Table(opened, source);
    table.#desks.keep(opened);
    return { table, output: table.flush() };
  }

  /** Sets a table up again from what was kept of it. The game's time stood still while it was away. */
  static restore(events: readonly TableEvent[], now: number, source: TableSource): Table {
    const [opened] = events;
    if (opened?.j !== 'opened') throw new Error('What was kept of a table begins with its opening.');
    const table = new Table(opened, source);
    for (const event of events) {
      // Nothing at the table follows from a look, and nearly all events are looks.
      if (event.j === 'looked') continue;
      if (event.j !== 'line') table.#follow(event);
      else if (event.line.e === 'ended') table.company.finish();
      if (event.j === 'line' && event.by) table.#desks.find(event.by.seat)?.answers.note(event.by.id, null);
    }
    const round = lastRoundIn(events);
    if (round && table.company.phase !== 'gathering') table.#resume(round, now);
    table.#lobbyTold = JSON.stringify(table.lobby());
    table.#showBy.follow(table.company, now);
    return table;
  }

  get game(): Game {
    const game = findGame(this.company.game);
    if (!game) throw new Error(`There is no game "${this.company.game}".`);
    return game;
  }

  /** The next moment, in the driver's time, at which the table has to be woken. */
  wakeAt(): number {
    return this.#round ? this.#clock.when(this.#round.wakeAt()) : this.#showBy.at;
  }

  wake(now: number): Output {
    this.#advance(now);
    return this.flush();
  }

  /** Takes what a seat asks for; null is somebody at the door. */
  take(from: Seat | null, input: Input, now: number): Output {
    this.#advance(now);
    if (from !== null && input.ask === 'look') return this.#look(from, input);
    const desk = from === null ? null : this.#desks.at(from);
    const before = desk?.answers.find(input.id);
    if (from !== null && before !== undefined) {
      if (before !== 'waiting') this.#desks.send(from, { m: 'answer', id: input.id, refusal: before });
      return this.flush();
    }
    desk?.answers.note(input.id, 'waiting');
    if (from !== null && input.ask === 'play') this.#play(from, input, now);
    else this.#arrange(from, input, now);
    return this.flush();
  }

  /** Gives what there is to keep and to tell. */
  flush(): Output {
    const round = this.#round;
    // W-18: what happened in the game may have opened or closed the table's own offer to end it.
    if (this.#viewsAreOld) this.#tellLobby();
    if (this.#viewsAreOld && this.#source.views && round) {
      const { time: t } = round;
      const viewOf = round.views();
      this.#desks.sendEach((viewer) => ({ m: 'view', t, view: viewOf(viewer) }));
    }
    this.#viewsAreOld = false;
    return this.#desks.flush();
  }

  /** What the house itself asks for, with the host's rights: tables of bots have no other host. */
  house(ask: HostAsk, now: number): Output {
    this.#advance(now);
    const verdict = judgeHost(this.company, this.game, ask, this.#source);
    if (verdict.refusal !== null) throw new Error(`The house may not do this: ${verdict.refusal.code}.`);
    for (const event of verdict.events) this.#happen(event, now);
    this.#tellLobby();
    return this.flush();
  }

  /** What a seat may know of the game right now. */
  view(viewer: Seat | null): object | null {
    return this.#round?.view(viewer) ?? null;
  }

  /** Whether a game runs in which the software carries eyes. */
  get hasEyes(): boolean {
    return this.#round !== null && this.#round.gaze !== null && !this.#round.isOver;
  }

  /** What a seat sees and feels of other eyes at this very moment; null where the software carries none, or no game runs. */
  sightOf(seat: Seat, now: number): EyesSeen | null {
    return this.hasEyes ? this.#round!.gaze!.sightOf(seat, this.#clock.at(now)) : null;
  }

  /** The last moment until now, in the driver's time, at which anybody's sight changed. */
  sightsChangedAt(now: number): number {
    const gaze = this.#round?.gaze;
    return gaze ? this.#clock.when(gaze.changedAt(this.#clock.at(now))) : now;
  }

  /**
   * Gives the looks that are not kept yet. Nothing is told because of them, so they may be kept a while later; before
   * anything else that is kept they are kept by themselves.
   */
  keepLooks(): Output {
    this.#keepLooks();
    return this.flush();
  }

  /** The game's time when it was last looked at. */
  get time(): number {
    return this.#round?.time ?? 0;
  }

  /** The time of a client, asked for at `sent` and answered as `theirs`, arrives. */
  measure(seat: Seat, sent: number, theirs: number, now: number): void {
    this.#desks.find(seat)?.line.measure(sent, theirs, now);
  }

  /** A seat's connection is gone, or back. */
  presence(seat: Seat, away: boolean, now: number): Output {
    this.#advance(now);
    if (this.company.isAway(seat) !== away)
      this.#happen({ j: 'presence', seat, away, t: this.#clock.at(now) }, now);
    this.#passVotes(now);
    this.#tellLobby();
    return this.flush();
  }

  /** Nobody is to be given the record of the game that is over any more. */
  forgetGame(): Output {
    const forgotten = { j: 'forgotten' } as const;
    this.#keep(forgotten);
    this.#follow(forgotten);
    return this.flush();
  }

  /** What somebody who comes back has missed, or everything they may know, up to the number that it has. */
  catchUp(who: Recipient, lastSeen: number | null, now: number): readonly Numbered[] {
    const outbox = this.#desks.outboxOf(who);
    const missed = lastSeen === null ? null : outbox.since(lastSeen);
    return missed ?? [{ n: outbox.last, message: this.#snapshot(who, now) }];
  }

  lobby(): Lobby {
    return lobbyOf(this.company, this.#round?.play ?? null);
  }

  /** The game as a record; before the end it is for the operator alone. */
  record(): string | null {
    if (!this.#round || !this.#setup) return null;
    const text = this.#finished ?? recordOf(this.company, this.#setup, this.#round);
    if (this.#round.isOver) this.#finished = text;
    return text;
  }

  keep(line: Line, by: { readonly seat: Seat; readonly id: string } | null): void {
    this.#keep({ j: 'line', line, by });
  }

  note(event: TableEvent): void {
    this.#keep(event);
  }

  tell(to: Recipient, message: Message): void {
    if (message.m === 'event') this.#viewsAreOld = true;
    this.#desks.send(to, message);
  }

  answer(seat: Seat, id: string, refused: Refusal | null): void {
    if (id === '') return;
    this.#desks.at(seat).answers.note(id, refused);
    this.#desks.send(seat, { m: 'answer', id, refusal: refused });
  }

  delayOf(seat: Seat): number {
    // Nothing is on its way from somebody who is not there.
    return this.company.isAway(seat) ? 0 : this.#desks.at(seat).line.delay;
  }

  /** Looks come before whatever is kept after them: a record says who looked where when a signal was made. */
  #keep(event: TableEvent): void {
    this.#keepLooks();
    this.#desks.keep(event);
  }

  #keepLooks(): void {
    for (const look of this.#round?.gaze?.takeUnkeptLooks() ?? []) this.#desks.keep({ j: 'looked', ...look });
  }

  /** One that is in order needs no answer: it is seen, or it is not. Done twice it is still the same look. */
  #look(seat: Seat, { id, at }: Input & { ask: 'look' }): Output {
    const refused = this.#whyNotNow() ?? this.#round!.look(seat, at);
    if (refused) this.answer(seat, id, refused);
    return this.flush();
  }

  /** Why nothing can be done in the game right now. */
  #whyNotNow(): Refusal | null {
    if (!this.#round || this.company.phase !== 'playing') return refusal('no-game-running', null);
    return this.company.paused ? refusal('paused', 'D-8') : null;
  }

  #play(seat: Seat, input: Input & { ask: 'play' }, now: number): void {
    const refused = this.#whyNotNow();
    if (refused) return this.answer(seat, input.id, refused);
    const pressed = input.pressed === undefined ? null : this.#desks.at(seat).line.toTable(input.pressed);
    this.#round!.ask({
      seat,
      id: input.id,
      command: input.command,
      pressed: pressed === null ? null : this.#clock.at(now) - (now - pressed),
    });
    this.#finishIfOver();
  }

  /** Everything that is not a move: judged first, then done. */
  #arrange(from: Seat | null, input: Input, now: number): void {
    const desk = from === null ? undefined : this.#desks.at(from);
    const verdict = judge(this.company, this.game, from, input, this.#source);
    if (verdict.refusal === null) {
      for (const event of verdict.events) this.#happen(event, now);
      this.#passVotes(now);
    }
    // Whoever asked may have got another seat by it, or none.
    const asker = input.ask === 'sit' && verdict.refusal === null ? this.#desks.last() : desk;
    const seat = this.#desks.seatOf(asker);
    if (seat !== null) this.answer(seat, input.id, verdict.refusal);
    if (verdict.refusal !== null) return;
    if (seat !== null && from !== null) this.#keep({ j: 'answered', seat, id: input.id });
    this.#tellLobby();
  }

  #happen(event: TableEvent, now: number): void {
    this.#keep(event);
    this.#follow(event);
    this.#showBy.follow(this.company, now);
    if (event.j === 'began') this.#deal(now);
    if (event.j === 'presence') this.#round?.setAway(event.seat, event.away);
    if (event.j === 'replaced') this.#round?.setAway(event.seat, false);
    if (event.j === 'said') this.#tellSaid(event);
    if (event.j === 'paused') {
      if (event.paused) this.#clock.stop(now);
      else this.#clock.go(now);
      const clock = this.#shownClock(now);
      if (clock) this.#desks.sendEach(() => clock);
    }
  }

  /** What an event does to the table itself, whether it happens now or is read again. */
  #follow(event: TableEvent): void {
    this.company.apply(event);
    this.#desks.follow(event);
    if (event.j !== 'again') return;
    this.#round = null;
    this.#finished = null;
  }

  #deal(now: number): void {
    this.#setup = setupOf(this.game, this.company);
    this.#clock = new GameClock(now);
    this.#tellLobby();
    this.#round = Round.deal(this.game, this.#setup, seedOf(this.company), this.company.rules, this);
    this.#noteAbsent();
  }

  #resume(underWay: UnderWay, now: number): void {
    this.#setup = setupOf(this.game, this.company);
    this.#clock = new GameClock(now, underWay.t);
    if (this.company.paused) this.#clock.stop(now);
    const kept = { game: this.game, setup: this.#setup, seed: seedOf(this.company), ...underWay };
    this.#round = Round.resume(kept, this.company.rules, this);
    this.#noteAbsent();
  }

  #noteAbsent(): void {
    for (let seat = 0; seat < this.company.size; seat++) {
      if (this.company.isAway(seat)) this.#round?.setAway(seat, true);
    }
  }

  #advance(now: number): void {
    if (this.#showBy.at <= now) {
      this.#happen(failedStart(this.company.awaited(), this.#source), now);
      this.#tellLobby();
    }
    this.#round?.advance(this.#clock.at(now));
    this.#finishIfOver();
  }

  #passVotes(now: number): void {
    const voters = this.company.voters();
    for (const [on, yes] of [...this.company.votes]) {
      if (voters.length === 0 || !voters.every((seat) => yes.has(seat))) continue;
      if (on === 'pause' || on === 'resume') {
        this.#happen({ j: 'paused', paused: on === 'pause', t: this.#clock.at(now) }, now);
      } else if (on === 'end') {
        this.#round?.stop();
        break;
      } else {
        const replaced = Number(on.slice('replace/'.length));
        for (const event of replacement(this.company, replaced)) this.#happen(event, now);
      }
    }
    this.#finishIfOver();
  }

  #finishIfOver(): void {
    if (!this.#round?.isOver || this.company.phase !== 'playing') return;
    this.company.finish();
    const text = this.record();
    if (text === null) throw new Error('A game that is over has a record.');
    this.#tellLobby();
    // One for all: it is long, and so put into words once.
    const record = { m: 'record', text } as const;
    this.#desks.sendEach(() => record);
  }

  #shownClock(now: number): Clock | null {
    const round = this.#round;
    if (!round || round.isOver) return null;
    return { ...round.clock(this.#clock.at(now)), paused: this.company.paused };
  }

  /** Its times are of now: when the table was last touched is nobody's business. */
  #snapshot(who: Recipient, now: number): Snapshot {
    const seat = who === 'watchers' ? null : who;
    const round = this.#round;
    const clock = this.#shownClock(now);
    return {
      m: 'snapshot',
      t: clock?.t ?? 0,
      lobby: this.lobby(),
      view: round?.view(seat) ?? null,
      looking: seat === null ? null : (round?.gaze?.lookingAt(seat) ?? null),
      clock,
      record: round?.isOver && !this.company.isForgotten ? this.record() : null,
    };
  }

  #tellLobby(): void {
    const lobby = this.lobby();
    const text = JSON.stringify(lobby);
    if (text !== this.#lobbyTold) this.#desks.sendEach(() => lobby);
    this.#lobbyTold = text;
  }

  #tellSaid({ seat, phrase, text }: TableEvent & { j: 'said' }): void {
    const said = { m: 'said', seat, phrase, text } as const;
    this.#desks.sendEach(() => said);
  }
}
