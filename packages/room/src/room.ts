import { fingerprint, type Seat } from '@oeillade/kernel';
import { CLOSE, type Hello } from '@oeillade/protocol';
import type { Input, Output, Table } from '@oeillade/table';
import { AppendQueue, type JournalPosition } from './append-queue.ts';
import { Attendance } from './attendance.ts';
import { BotFaces, type FindOccasion } from './bot-faces.ts';
import { BotSeats, type MakeBot } from './bot-seats.ts';
import type { Clock } from './clock.ts';
import type { EventStore } from './event-store.ts';
import { Frames } from './frames.ts';
import { GalleryChannel } from './gallery-channel.ts';
import { GazeChannel } from './gaze-channel.ts';
import type { GazeTicker } from './gaze-ticker.ts';
import type { Guest } from './guest.ts';
import type { LiveRelay } from './live/live-relay.ts';
import { OutputQueue } from './output-queue.ts';
import { Waiters } from './waiters.ts';
import { STOOD_STILL, WakeTimer } from './wake-timer.ts';

/** In so many ticks, a second, looks and ends of signals are stored where nothing else was stored meanwhile. */
const STORE_BACKGROUND_EVERY = 20;

export interface RoomNeeds {
  readonly store: EventStore;
  readonly clock: Clock;
  /**
   * Milliseconds since 1970 by the calendar, for stamps in the journal. Left out, the clock's are taken, which never go
   * back.
   */
  stamp?(): number;
  /** Says when seats are told what their eyes see; one for all rooms of a program. */
  readonly gaze: GazeTicker;
  /** A fresh secret of at least 128 bits, from which bots draw their choices. */
  entropy(): string;
  readonly makeBot: MakeBot;
  /** What moves the faces of bots; left out, they keep still. */
  readonly occasionOf?: FindOccasion;
  /** What carries living faces and voices; left out, nobody has any. */
  readonly relayFor?: (table: Table) => LiveRelay;
  /** The table threw an error, or its events could not be stored. */
  failed(room: Room, error: Error): void;
  /** Called once, when the room has ended. Its table can be restored from the journal. */
  gone(room: Room): void;
}

export interface RoomPlan extends JournalPosition {
  readonly epoch: string;
}

/**
 * A table with its guests and bots. What the table gives is stored first and sent then. What eyes see is sent on ticks:
 * it depends on nothing that is stored.
 */
export class Room {
  readonly code: string;
  /** Message numbers count within this epoch. */
  readonly epoch: string;
  readonly table: Table;
  readonly gallery: GalleryChannel;
  readonly live: LiveRelay | null;
  readonly #needs: RoomNeeds;
  readonly #attendance: Attendance;
  readonly #bots: BotSeats;
  readonly #faces: BotFaces;
  readonly #appends: AppendQueue;
  readonly #outputs: OutputQueue;
  readonly #gaze: GazeChannel;
  #ticks = 0;
  /** The time of the last call of the table: the time that a table is given never goes back. */
  #lastDone = 0;
  readonly #waiters = new Waiters();
  readonly #timer: WakeTimer;
  #isFinishing = false;
  #isGone = false;

  constructor(plan: RoomPlan, needs: RoomNeeds) {
    const { code, epoch, table } = plan;
    this.code = code;
    this.epoch = epoch;
    this.table = table;
    this.live = needs.relayFor?.(table) ?? null;
    this.#needs = needs;
    this.#appends = new AppendQueue(plan, {
      store: needs.store,
      stamp: () => needs.stamp?.() ?? this.#now(),
      // Whether it was stored is not known: only the journal can tell, so the table is read again from there.
      failed: (error) => this.#giveUp(error),
    });
    this.#timer = new WakeTimer(needs.clock, () => this.#attempt(() => this.#wake()));
    const ask = (seat: Seat, input: Input) => this.#ask(seat, input);
    const secret = needs.entropy();
    this.#faces = new BotFaces(plan, secret, ask, needs.occasionOf ?? null);
    this.#bots = new BotSeats(plan, secret, ask, { makeBot: needs.makeBot, faces: this.#faces });
    this.#attendance = new Attendance(table, needs.clock, (seat, stage) =>
      stage === 'away' ? this.#setAway(seat, true) : this.#do((now) => table[stage](seat, now)),
    );
    this.#outputs = new OutputQueue(table, this.#appends, this.#attendance.guests, (error) =>
      this.#giveUp(error),
    );
    this.#gaze = new GazeChannel(table, this.#attendance.guests, this.#bots);
    this.gallery = new GalleryChannel({
      table,
      guests: this.#attendance.guests,
      clock: needs.clock,
      keep: (output) => this.#outputs.keep(output),
      isTold: () => this.#outputs.isTold('watchers'),
      afterTold: (call) => this.#outputs.after('watchers', call),
    });
    this.#bots.settle(this.#now());
    this.#schedule();
  }

  /** The room takes no more asks. */
  get isGone(): boolean {
    return this.#isGone || this.#isFinishing;
  }

  get seatsConnected(): number {
    return this.#attendance.guests.seats;
  }

  /** Milliseconds since the last guest left; 0 while there is one, or something is still to be written. */
  idleFor(now: number): number {
    return this.#appends.isIdle ? this.#attendance.emptyFor(now) : 0;
  }

  /** Takes the first events of a table, before anybody is there. */
  begin(output: Output): void {
    this.#take(output);
  }

  enter(guest: Guest, last: Hello['last']): void {
    if (this.isGone) return guest.close(CLOSE.moved, 'moved');
    const { seat } = guest;
    if (seat === null && this.#isUnwatched) return guest.close(CLOSE.unwatched, 'unwatched');
    this.#attendance.arrive(guest);
    if (seat !== null && this.table.seating.isAway(seat)) this.#setAway(seat, false);
    const who = seat ?? 'watchers';
    this.#attempt(() => {
      const tellGallery = this.gallery.welcome(guest);
      const missed = this.table.catchUp(who, last?.epoch === this.epoch ? last.n : null, this.#now());
      // Sent after the messages that still wait for this seat: nobody hears of an event before it is safe.
      this.#outputs.after(who, () => {
        if (!this.#attendance.welcome(guest)) return;
        this.#gaze.forget(guest);
        const frames = new Frames();
        for (const numbered of missed) guest.send(frames.write(numbered));
        tellGallery();
      });
    });
  }

  leave(guest: Guest): void {
    if (!this.isGone) this.#attendance.leave(guest);
  }

  ask(guest: Guest, input: Input): void {
    const seat = this.#attendance.seatOf(guest);
    if (seat === null) return;
    // Somebody who has said that they leave, and asks for something after that, is back.
    if (this.table.seating.isAway(seat) && input.ask !== 'leave') this.#setAway(seat, false);
    this.#ask(seat, input);
  }

  /** Somebody takes a seat; gives it, or why not. */
  sit(
    name: string,
    token: string,
    wish: Pick<Input & { ask: 'sit' }, 'face' | 'costume'> = {},
  ): { readonly seat: Seat } | { readonly refusal: string } {
    if (this.isGone) return { refusal: 'table-elsewhere' };
    // The seat may have been stored before, and the answer lost: then the same person asks again.
    const has = this.table.seating.seatOf(fingerprint(token));
    if (has !== null) return { seat: has };
    const before = this.table.seating.size;
    // Whoever sits down is answered by this call, and by no message with an id.
    const ask = { ask: 'sit', id: '', name, token, ...wish } as const;
    this.#do((now) => this.table.take(null, ask, now));
    if (this.isGone) return { refusal: 'table-elsewhere' };
    const { size, phase, isStarting } = this.table.seating;
    if (size === before)
      return { refusal: phase === 'gathering' && !isStarting ? 'table-full' : 'game-running' };
    this.#attendance.expect(before);
    return { seat: before };
  }

  /** From now on nobody is given the record of this finished game. */
  forgetGame(round: number): Promise<void> {
    const { seating } = this.table;
    if (seating.phase === 'over' && seating.round === round) this.#do(() => this.table.forgetGame());
    return this.settled();
  }

  measure(guest: Guest, sent: number, theirs: number): void {
    const seat = this.#attendance.seatOf(guest);
    if (seat !== null) this.table.measure(seat, sent, theirs, this.#now());
  }

  /** Resolves when everything that was taken so far is safe and told, or the room is gone. */
  async settled(): Promise<void> {
    await this.#waiters.wait((done) => void this.#appends.settled().then(done));
  }

  /**
   * Like `settled`, but only for what watchers may know: if it waited for a secret event, its time would tell of the secret.
   * False if the room is gone before: then only the journal knows what is stored.
   */
  settledInPublic(): Promise<boolean> {
    return this.#waiters.wait((done) => this.#outputs.after('watchers', done));
  }

  /** Takes nothing more, and resolves when what was taken is safe and told. */
  finish(): Promise<void> {
    this.#do(() => this.table.keepBackground());
    this.#isFinishing = true;
    this.#rest();
    return this.settled();
  }

  /** Ends the room in this process; its table is in the journal. */
  close(code: number, reason: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#rest();
    this.#attendance.close(code, reason);
    this.live?.close(code, reason);
    this.#waiters.release();
    this.#needs.gone(this);
  }

  /** Called by the ticker: everybody is told what their eyes see now. */
  tick(now: number): void {
    // Frames that arrived while the process stood still are judged by their time, and may change what is seen: they go first.
    if (this.#stoodStill(now)) return;
    this.#attempt(() => {
      // What is due by now happens before sights are told: frames that come in later count as later.
      this.#wakeTable(now);
      this.#gaze.tell(now);
      this.gallery.tellSights(now);
      this.live?.tick(now);
      if (++this.#ticks % STORE_BACKGROUND_EVERY === 0) this.#take(this.table.keepBackground());
      else this.#schedule();
    });
  }

  /** D-30: a game runs, and the table allows no watchers. */
  get #isUnwatched(): boolean {
    const { rules, phase } = this.table.seating;
    return rules.watching === 'none' && phase === 'playing';
  }

  #now(): number {
    return this.#needs.clock.now();
  }

  #setAway(seat: Seat, away: boolean): void {
    this.#do((now) => this.table.presence(seat, away, now));
  }

  #ask(seat: Seat, input: Input): void {
    if (!this.isGone) this.#do((now) => this.table.take(seat, input, now), this.#arrival());
  }

  /**
   * The time that an ask counts from. If the table should have been woken long ago, the process stood still: asks that were
   * sent meanwhile count as just in time, and the wake timer lets them in before it wakes the table.
   */
  #arrival(): number {
    const now = this.#now();
    return this.#stoodStill(now) ? Math.max(this.#lastDone, this.table.wakeAt() - 1) : now;
  }

  #stoodStill(now: number): boolean {
    return now - this.table.wakeAt() > STOOD_STILL;
  }

  /**
   * Does something at the table. What is due by then happens first, as an output of its own: if a refusal shared its output
   * with the end of somebody's wink, it would wait until that is stored, and its time would tell of the wink.
   */
  #do(work: (now: number) => Output, now = this.#now()): void {
    this.#attempt(() => {
      this.#wakeTable(now);
      this.#take(work(now));
    });
  }

  /** A table that throws is given up, and no other table with it: it can be restored from what its journal holds. */
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

  #take(output: Output): void {
    if (this.#isUnwatched) this.#attendance.dropWatchers();
    this.#outputs.add(output);
    this.gallery.follow(output);
    this.live?.follow();
    this.#faces.hearAll(output, this.#now());
    this.#bots.hearAll(output, this.#now());
    this.#schedule();
  }

  /** Sets the timer for what comes next, after anything has changed. */
  #schedule(): void {
    if (this.isGone) return;
    if (this.table.hasEyes) this.#needs.gaze.join(this);
    else this.#needs.gaze.leave(this);
    this.#timer.set(Math.min(this.table.wakeAt(), this.#bots.wakeAt(), this.#faces.wakeAt()));
  }

  #wake(): void {
    const now = this.#now();
    this.#wakeTable(now);
    this.#bots.act(now);
    this.#faces.act(now);
    this.#schedule();
  }

  #wakeTable(now: number): void {
    this.#lastDone = now;
    if (this.table.wakeAt() <= now) this.#take(this.table.wake(now));
  }

  #rest(): void {
    this.#timer.clear();
    this.#needs.gaze.leave(this);
    this.#attendance.rest();
    this.gallery.rest();
  }
}
