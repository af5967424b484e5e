import type { Seat } from '@oeillade/kernel';
import { CLOSE, type Hello } from '@oeillade/protocol';
import type { Input, Output, Recipient, Table } from '@oeillade/table';
import { Absences } from './absences.ts';
import { AppendQueue, type Standing } from './append-queue.ts';
import { BotSeats, type SeatBot } from './bot-seats.ts';
import { broadcast, recipientsOf, type SeatingOrder } from './broadcast.ts';
import type { Clock, Timer } from './clock.ts';
import { Deliveries } from './deliveries.ts';
import { Frames } from './frames.ts';
import { GazeChannel } from './gaze-channel.ts';
import type { GazeTicker } from './gaze-ticker.ts';
import type { Guest } from './guest.ts';
import { Guests, surplus } from './guests.ts';
import type { Keeper } from './keeper.ts';

/** Clocks cannot wait for longer: whoever is woken too early looks again. */
const LONGEST_WAIT = 2 ** 30;
/** Looks are stored once in so many ticks of the eyes, a second, where nothing else is stored meanwhile. */
const STORE_LOOKS_EVERY = 20;

export interface RoomNeeds {
  readonly keeper: Keeper;
  readonly clock: Clock;
  /** When eyes are told what they see; one for all the rooms of a house. */
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
}

/**
 * A table with its people: what the table gives is stored first and told then. What eyes see has a way of its own, on a tick:
 * it depends on nothing that is stored.
 */
export class Room {
  readonly code: string;
  /** Message numbers count within this stay in memory. */
  readonly epoch: string;
  readonly table: Table;
  readonly #needs: RoomNeeds;
  readonly #guests = new Guests();
  /** Those who are not yet told what they missed: until then they hear of nothing else. */
  readonly #arriving = new Set<Guest>();
  readonly #absences: Absences;
  readonly #bots: BotSeats;
  readonly #appends: AppendQueue;
  readonly #deliveries = new Deliveries();
  readonly #gaze: GazeChannel;
  #ticks = 0;
  /** Who waits until something is safe. */
  readonly #settling = new Set<() => void>();
  #timer: Timer | null = null;
  #timerAt = Number.POSITIVE_INFINITY;
  #isFinishing = false;
  #isGone = false;
  #emptySince: number;

  constructor(plan: RoomPlan, needs: RoomNeeds) {
    const { code, epoch, table } = plan;
    this.code = code;
    this.epoch = epoch;
    this.table = table;
    this.#needs = needs;
    this.#appends = new AppendQueue(plan, {
      keeper: needs.keeper,
      now: () => this.#now(),
      // Whether it was stored is not known: only the journal can tell, so the table is read again from there.
      failed: (error) => this.#giveUp(error),
    });
    this.#emptySince = needs.clock.now();
    const ask = (seat: Seat, input: Input): void => this.#ask(seat, input);
    this.#bots = new BotSeats(plan, needs.entropy(), ask, needs.seatBot);
    this.#gaze = new GazeChannel(table, this.#guests, this.#bots);
    this.#absences = new Absences(needs.clock, (token) => this.#miss(token));
    for (const seat of table.company.voters()) this.#absences.expect(table.company.sitter(seat)!.token!);
    this.#bots.settle(this.#now());
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
    const isBusy = this.#guests.size > 0 || this.#arriving.size > 0 || !this.#appends.isIdle;
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
    const who = seat ?? 'watchers';
    this.#attempt(() => {
      const missed = this.table.catchUp(who, last?.epoch === this.epoch ? last.n : null, this.#now());
      // Behind what the same seat is still to be told: nobody hears of an event before it is safe.
      this.#deliveries.add(new Set([who]), null, () => {
        if (!this.#arriving.delete(guest)) return;
        this.#guests.add(guest);
        this.#gaze.forget(guest);
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
    this.#do((now) => this.table.take(null, ask, now));
    if (this.isGone) return { refusal: 'table-elsewhere' };
    if (this.table.company.size > before) {
      this.#absences.expect(this.table.company.sitter(before)!.token!);
      return { seat: before };
    }
    return { refusal: this.table.company.phase === 'gathering' ? 'table-full' : 'game-running' };
  }

  /** The record of the game that is over is given to nobody any more. */
  forgetGame(round: number): Promise<void> {
    const { company } = this.table;
    if (company.phase === 'over' && company.round === round) this.#do(() => this.table.forgetGame());
    return this.settled();
  }

  measure(guest: Guest, sent: number, theirs: number): void {
    const seat = this.#seatOf(guest);
    if (seat !== null) this.table.measure(seat, sent, theirs, this.#now());
  }

  /** Resolves when everything that was taken so far is safe and told, or the room is gone. */
  settled(): Promise<void> {
    return this.#untilGone((done) => void this.#appends.settled().then(done));
  }

  /** As `settled`, of all that those who watch may know: it does not wait for anybody's secrets. */
  settledInPublic(): Promise<void> {
    return this.#untilGone((done) => this.#deliveries.add(new Set<Recipient>(['watchers']), null, done));
  }

  /** Takes nothing more, and resolves when what was taken is safe and told. */
  finish(): Promise<void> {
    this.#do(() => this.table.keepLooks());
    this.#isFinishing = true;
    this.#rest();
    return this.settled();
  }

  /** Ends the room in this process; its table is in the journal. */
  close(code: number, reason: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#rest();
    for (const guest of [...this.#guests, ...this.#arriving]) guest.close(code, reason);
    this.#guests.clear();
    this.#arriving.clear();
    for (const done of [...this.#settling]) done();
    this.#needs.gone(this);
  }

  /** Called by the ticker: everybody is told what their eyes see now. */
  tick(now: number): void {
    this.#attempt(() => {
      this.#gaze.tell(now);
      if (++this.#ticks % STORE_LOOKS_EVERY === 0) this.#take(this.table.keepLooks());
      else this.#schedule();
    });
  }

  #untilGone(wait: (done: () => void) => void): Promise<void> {
    if (this.#isGone) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        this.#settling.delete(done);
        resolve();
      };
      this.#settling.add(done);
      wait(done);
    });
  }

  #now(): number {
    return this.#needs.clock.now();
  }

  #ask(seat: Seat, input: Input): void {
    if (!this.isGone) this.#do((now) => this.table.take(seat, input, now));
  }

  /**
   * Does something at the table. What is due by itself is taken first, as a thing of its own: if a refusal came together with
   * the end of somebody's wink, it would wait for the disk, and its time would tell of the wink.
   */
  #do(work: (now: number) => Output): void {
    const now = this.#now();
    this.#attempt(() => {
      this.#wakeTable(now);
      this.#take(work(now));
    });
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

  /** Stores what the table gives, and tells it when it is safe. */
  #take(output: Output): void {
    const { events, messages } = output;
    if (events.length > 0) this.#storeAndTell(output);
    // Nothing to store: each recipient is told by itself, and waits for no other's messages.
    else for (const one of messages) this.#tellWhen(null, { messages: [one] });
    this.#tellBots(output);
    this.#schedule();
  }

  #storeAndTell(output: Output): void {
    const isReseating = output.events.some(({ j }) => j === 'rose' || j === 'again' || j === 'replaced');
    const seating = isReseating ? this.table.company.sitters.map(({ token }) => token) : null;
    this.#tellWhen(this.#appends.append(output.events), output, seating);
  }

  #tellWhen(
    safe: Promise<void> | null,
    output: Pick<Output, 'messages'>,
    seating: SeatingOrder | null = null,
  ): void {
    this.#deliveries.add(seating ? null : recipientsOf(output.messages), safe, () => {
      if (!this.#isGone) this.#attempt(() => broadcast(this.#guests, output, seating));
    });
  }

  /** Bots are of the house and hear at once: their memory and the view they are given must be of one moment. */
  #tellBots({ messages }: Output): void {
    if (!this.table.company.hasBots) return;
    const at = this.#now();
    for (const { to, numbered } of messages) {
      if (to !== 'watchers') this.#bots.hear(to, numbered.message, at);
    }
    this.#bots.settle(at);
  }

  /** Somebody has not come back in time. */
  #miss(token: string): void {
    const seat = this.table.company.seatOf(token);
    if (seat !== null) this.#setAway(seat, true);
  }

  #setAway(seat: Seat, away: boolean): void {
    this.#do((now) => this.table.presence(seat, away, now));
  }

  /** Sets the timer for what comes next, after anything has changed. */
  #schedule(): void {
    if (this.isGone) return;
    if (this.table.hasEyes) this.#needs.gaze.join(this);
    else this.#needs.gaze.leave(this);
    const next = Math.min(this.table.wakeAt(), this.#bots.wakeAt());
    if (next === this.#timerAt) return;
    this.#needs.clock.cancel(this.#timer);
    this.#timerAt = next;
    if (!Number.isFinite(next)) return;
    const wait = Math.min(Math.max(0, Math.ceil(next - this.#now())), LONGEST_WAIT);
    this.#timer = this.#needs.clock.after(wait, () => this.#attempt(() => this.#wake()));
  }

  #wake(): void {
    this.#timerAt = Number.POSITIVE_INFINITY;
    const now = this.#now();
    this.#wakeTable(now);
    this.#bots.act(now);
    this.#schedule();
  }

  #wakeTable(now: number): void {
    if (this.table.wakeAt() <= now) this.#take(this.table.wake(now));
  }

  #rest(): void {
    this.#needs.clock.cancel(this.#timer);
    this.#needs.gaze.leave(this);
    this.#absences.clear();
  }
}
