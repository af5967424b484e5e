import type { Seat } from '@oeillade/kernel';
import { CLOSE, type Hello } from '@oeillade/protocol';
import type { Input, Output, Phase, Table } from '@oeillade/table';
import { Absences } from './absences.ts';
import { Backlog, type Waiting } from './backlog.ts';
import { BotSeats, type SeatBot } from './bot-seats.ts';
import type { Clock, Timer } from './clock.ts';
import { Courier } from './courier.ts';
import { Frames } from './frames.ts';
import type { GazeTicker } from './gaze-ticker.ts';
import type { Guest } from './guest.ts';
import { Guests, surplus } from './guests.ts';
import type { Keeper } from './keeper.ts';
import { Scribe, type Standing } from './scribe.ts';

/** Clocks cannot wait for longer: whoever is woken too early looks again. */
const LONGEST_WAIT = 2 ** 30;

export interface RoomNeeds {
  readonly keeper: Keeper;
  readonly clock: Clock;
  /** One for all the rooms of a house. */
  readonly gaze: GazeTicker;
  /** A fresh secret of at least 128 bits, for what its bots choose. */
  entropy(): string;
  readonly seatBot?: SeatBot;
  /** The table broke, or could not be kept. */
  failed(room: Room, error: Error): void;
  /** Called once, when the room is of no more use: its table must be read again. */
  gone(room: Room): void;
}

export interface RoomPlan extends Standing {
  readonly epoch: string;
  readonly table: Table;
}

/**
 * A table with its people: what the table gives is stored first and told then, in the order in which it was given.
 */
export class Room {
  readonly code: string;
  /** Message numbers count within this stay in memory. */
  readonly epoch: string;
  readonly table: Table;
  /** Which of the beats are its own. */
  readonly part: number;
  readonly #needs: RoomNeeds;
  readonly #guests = new Guests();
  readonly #courier: Courier;
  /** Those who are not yet told what they missed: until then they hear of nothing else. */
  readonly #arriving = new Set<Guest>();
  readonly #absences: Absences;
  /** Who waits until everything is safe. */
  readonly #settling = new Set<() => void>();
  readonly #bots: BotSeats;
  /** Asked for with every look. */
  #hasBots = false;
  readonly #scribe: Scribe;
  readonly #backlog = new Backlog();
  /** The next beat at which the eyes' time comes. */
  #beat = Number.POSITIVE_INFINITY;
  /** It has come: what waits is to be told, even if it is only eyes. */
  #isBeat = false;
  #timer: Timer | null = null;
  #timerAt = 0;
  #isFinishing = false;
  #isGone = false;
  #emptySince: number;
  /** Null before the first output: older journals may hold a game that is over, and is not among those that were kept. */
  #phase: Phase | null = null;

  constructor(plan: RoomPlan, needs: RoomNeeds) {
    const { code, epoch, table } = plan;
    this.code = code;
    this.epoch = epoch;
    this.table = table;
    this.#needs = needs;
    this.#scribe = new Scribe(plan, {
      keeper: needs.keeper,
      now: () => this.#now(),
      // Whether it was stored is not known: only the journal can tell, so the table is read again from there.
      failed: (error) => this.#giveUp(error),
    });
    this.#emptySince = needs.clock.now();
    this.#courier = new Courier(table, this.#guests);
    this.part = needs.gaze.part();
    const ask = (seat: Seat, input: Input): void => this.#ask(seat, input);
    this.#bots = new BotSeats(plan, needs.entropy(), ask, needs.seatBot);
    this.#absences = new Absences(needs.clock, (token) => this.#miss(token));
    for (const seat of table.company.voters()) this.#absences.expect(table.company.sitter(seat)!.token!);
    this.#settleBots(this.#now());
    this.#schedule();
  }

  /** It takes nothing any more. */
  get isGone(): boolean {
    return this.#isGone || this.#isFinishing;
  }

  get seatsConnected(): number {
    return this.#guests.seats;
  }

  /** Milliseconds since the last guest left; 0 while there is one, or something is still to be written. */
  idleFor(at: number): number {
    const isBusy = this.#guests.size > 0 || this.#arriving.size > 0 || !this.#scribe.isIdle;
    return isBusy ? 0 : at - this.#emptySince;
  }

  /** Takes the first events of a table, before anybody is there. */
  begin(output: Output): void {
    this.#take(output);
  }

  enter(guest: Guest, last: Hello['last']): void {
    if (this.isGone) return guest.close(CLOSE.moved, 'moved');
    this.#arriving.add(guest);
    const { seat, token } = guest;
    for (const old of surplus([...this.#guests, ...this.#arriving], token))
      old.close(CLOSE.abuse, 'too-many');
    if (token !== null) this.#absences.isBack(token);
    if (seat !== null && this.table.company.isAway(seat)) this.#setAway(seat, false);
    this.#attempt(() => {
      const missed = this.table.catchUp(seat ?? 'watchers', last?.epoch === this.epoch ? last.n : null);
      // Behind what is being written: nobody hears of an event before it is safe, nor of a later one before that.
      this.#take(this.table.flush(), () => {
        if (!this.#arriving.delete(guest)) return;
        this.#guests.add(guest);
        const frames = new Frames();
        for (const numbered of missed) frames.send(numbered, guest);
      });
    });
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest);
    this.#arriving.delete(guest);
    if (this.#guests.size === 0) this.#emptySince = this.#now();
    const { token } = guest;
    if (token === null || this.isGone) return;
    const others = [...this.#guests, ...this.#arriving];
    if (!others.some((other) => other.token === token)) this.#absences.expect(token);
  }

  ask(guest: Guest, input: Input): void {
    const seat = this.#seatOf(guest);
    if (seat === null) return;
    // Whoever said that they leave, and does something, is back.
    if (this.table.company.isAway(seat) && input.ask !== 'leave') this.#setAway(seat, false);
    this.#ask(seat, input);
  }

  /** Somebody takes a seat; gives it, or why not. */
  sit(
    name: string,
    token: string,
    face: number | undefined,
  ): { readonly seat: Seat } | { readonly refusal: string } {
    if (this.isGone) return { refusal: 'table-elsewhere' };
    const before = this.table.company.size;
    // At the door nobody waits for an answer by an id.
    const ask = { ask: 'sit', id: '', name, token, ...(face === undefined ? {} : { face }) } as const;
    this.#attempt(() => this.#take(this.table.take(null, ask, this.#now())));
    if (this.isGone) return { refusal: 'table-elsewhere' };
    if (this.table.company.size > before) {
      this.#absences.expect(this.table.company.sitter(before)!.token!);
      return { seat: before };
    }
    const { phase, isStarting } = this.table.company;
    return { refusal: phase === 'gathering' && !isStarting ? 'table-full' : 'game-running' };
  }

  /** The record of the game that is over is given to nobody any more. */
  forgetGame(round: number): Promise<void> {
    const { company } = this.table;
    if (company.phase === 'over' && company.round === round)
      this.#attempt(() => this.#take(this.table.forgetGame()));
    return this.settled();
  }

  measure(guest: Guest, sent: number, theirs: number): void {
    const seat = this.#seatOf(guest);
    if (seat !== null) this.table.measure(seat, sent, theirs, this.#now());
  }

  /** Resolves when everything that was taken so far is safe and told, or the room is gone. */
  settled(): Promise<void> {
    if (this.#isGone) return Promise.resolve();
    return new Promise((done) => {
      this.#settling.add(done);
      this.#take(this.table.flush(), () => {
        this.#settling.delete(done);
        done();
      });
    });
  }

  /** Takes nothing more, and resolves when what was taken is safe and told. */
  finish(): Promise<void> {
    this.#isFinishing = true;
    this.#clearTimers();
    return this.settled();
  }

  /** Ends the room in this process; its table is in the journal. */
  close(code: number, reason: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#clearTimers();
    for (const guest of [...this.#guests, ...this.#arriving]) guest.close(code, reason);
    this.#guests.clear();
    this.#arriving.clear();
    for (const done of this.#settling) done();
    this.#needs.gone(this);
  }

  /** Called by the ticker: eyes that have turned see, looks are stored, and the latest gazes go out. */
  tellEyes(beat: number): void {
    if (beat !== this.#beat || this.isGone) return;
    this.#beat = Number.POSITIVE_INFINITY;
    this.#isBeat = true;
    this.#attempt(() => {
      this.#take(this.table.wake(this.#now()));
    });
    this.#store();
  }

  /** Called by the ticker when it is this room's turn. */
  tellGazes(): void {
    if (!this.#isGone) this.#courier.tellGazes();
  }

  #now(): number {
    return this.#needs.clock.now();
  }

  #ask(seat: Seat, input: Input): void {
    if (this.isGone) return;
    this.#attempt(() => {
      // Bots hear at once.
      if (input.ask === 'look' && !this.#hasBots) this.#look(seat, input);
      else this.#take(this.table.take(seat, input, this.#now()));
    });
  }

  /** What somebody sees stays at the table until the next beat. */
  #look(seat: Seat, input: Input & { ask: 'look' }): void {
    const at = this.#now();
    if (!this.table.look(seat, input, at)) return this.#take(this.table.flush());
    // Whatever the eyes do next, it is not before that beat.
    this.#awaitBeat(at + 1);
    this.#setTimer();
  }

  /** A table that breaks is given up, and no other with it: what was kept of it is in order. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#giveUp(error as Error);
    }
  }

  #giveUp(error: Error): void {
    this.#needs.failed(this, error);
    this.close(CLOSE.moved, 'moved');
  }

  /** Where a guest sits at the table as it is; what it was told of may lie behind. */
  #seatOf({ seat, token }: Guest): Seat | null {
    const { company } = this.table;
    if (seat !== null && company.sitter(seat)?.token === token) return seat;
    return token === null ? null : company.seatOf(token);
  }

  #take(output: Output, then?: () => void): void {
    const isOnlyEyes = !then && output.isOnlyEyes;
    const { phase } = this.table.company;
    const seating = isOnlyEyes ? null : this.#seatingAfter(output);
    this.#backlog.add({ output, isOnlyEyes, seating, phase, ended: this.#endedIn(phase), then });
    this.#phase = phase;
    if (!isOnlyEyes || this.#hasBots) this.#tellBots(output);
    if (!isOnlyEyes) this.#store();
    else if (!this.#isBeat) this.#awaitBeat(this.#now() + 1);
    this.#schedule();
  }

  /** Lets the eyes wait for their first beat from `at` on. */
  #awaitBeat(at: number): void {
    const { gaze } = this.#needs;
    const beat = gaze.beatFrom(at, this.part);
    if (this.#beat <= beat) return;
    this.#beat = beat;
    gaze.call(this, beat);
  }

  #seatingAfter({ events }: Output): Waiting['seating'] {
    const isNew = events.some(({ j }) => j === 'rose' || j === 'again' || j === 'replaced');
    return isNew ? this.table.company.sitters.map(({ token }) => token) : null;
  }

  #endedIn(phase: Phase): Waiting['ended'] {
    const record = phase === 'over' && this.#phase !== 'over' ? this.table.record() : null;
    if (record === null) return null;
    const { game, round } = this.table.company;
    return { entry: { code: this.code, round, game, ended: Math.floor(this.#now()) }, record };
  }

  /** Bots are of the house and hear at once: their memory and the view they are given must be of one moment. */
  #tellBots({ messages }: Output): void {
    if (!this.table.company.hasBots) return;
    const at = this.#now();
    for (const { to, numbered } of messages) {
      if (to !== 'watchers' && this.#bots.has(to)) this.#bots.hear(to, numbered.message, at);
    }
    this.#settleBots(at);
  }

  #settleBots(at: number): void {
    this.#bots.settle(at);
    this.#hasBots = !this.#bots.isEmpty;
  }

  /** What is only seen waits for the beat, or for something that does not. */
  #store(): void {
    const { isUrgent, isEmpty } = this.#backlog;
    if (this.#isGone || !(isUrgent || (this.#isBeat && !isEmpty))) return;
    const isBeat = this.#isBeat;
    this.#isBeat = false;
    const batch = this.#backlog.next();
    this.#scribe.store(batch, this.table.company.game, () => {
      if (!this.#isGone) this.#attempt(() => this.#tell(batch, isUrgent, isBeat));
    });
  }

  #tell(batch: readonly Waiting[], isUrgent: boolean, isBeat: boolean): void {
    if (isUrgent) this.#courier.deliver(batch);
    else this.#courier.gather(batch);
    if (isBeat) this.#needs.gaze.release(this);
    else if (this.#courier.hasGazes) this.#awaitBeat(this.#now() + 1);
    this.#store();
  }

  /** Somebody has not come back in time. */
  #miss(token: string): void {
    const seat = this.table.company.seatOf(token);
    if (seat !== null) this.#setAway(seat, true);
  }

  #setAway(seat: Seat, away: boolean): void {
    this.#attempt(() => this.#take(this.table.presence(seat, away, this.#now())));
  }

  #schedule(): void {
    if (this.isGone) return;
    const eyes = this.table.eyesAt();
    if (Number.isFinite(eyes)) this.#awaitBeat(eyes);
    this.#setTimer();
  }

  /** For what does not wait for a beat. */
  #setTimer(): void {
    const urgent = this.table.urgentAt();
    const next = this.#hasBots ? Math.min(urgent, this.#bots.wakeAt()) : urgent;
    // A timer that comes too early only looks again: most are set for something that another look postpones.
    if (!Number.isFinite(next) || (this.#timer && this.#timerAt <= next)) return;
    if (this.#timer) this.#needs.clock.cancel(this.#timer);
    this.#timerAt = next;
    const wait = Math.min(Math.max(0, Math.ceil(next - this.#now())), LONGEST_WAIT);
    this.#timer = this.#needs.clock.after(wait, () => {
      this.#timer = null;
      this.#attempt(() => this.#wake());
    });
  }

  #wake(): void {
    const at = this.#now();
    if (this.table.urgentAt() <= at) this.#take(this.table.wake(at));
    this.#bots.act(at);
    this.#schedule();
  }

  #clearTimers(): void {
    if (this.#timer) this.#needs.clock.cancel(this.#timer);
    this.#absences.clear();
  }
}
