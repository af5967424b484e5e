import type { Seat } from '@oeillade/kernel';
import { CLOSE, type Hello } from '@oeillade/protocol';
import type { Input, Output, Recipient, Table, TableEvent } from '@oeillade/table';
import { Fenced, type Journal } from '../journal/port.ts';
import { now } from '../operate/clock.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import { BotSeats } from './bot-seats.ts';
import type { GazeTicker } from './gaze.ts';
import type { Guest } from './guest.ts';

/** How long a seat may be without a socket before the table takes its player for away. */
const GRACE = 4_000;

export interface RoomNeeds {
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Called once, when the room is of no more use: its table must be read again. */
  gone(room: Room): void;
}

/**
 * A table with its people: what the table gives is stored first and told then, in the order in which it was given.
 */
export class Room {
  readonly code: string;
  /** Message numbers count within this stay in memory. */
  readonly epoch: string;
  readonly table: Table;
  readonly #needs: RoomNeeds;
  readonly #guests = new Set<Guest>();
  readonly #away = new Map<Seat, NodeJS.Timeout>();
  readonly #bots: BotSeats;
  readonly #gaze: GazeTicker;
  /** The sequence of the next event. */
  #sequence: number;
  #waiting: Output[] = [];
  #isWriting = false;
  #timer: NodeJS.Timeout | null = null;
  #isGone = false;
  #emptySince = now();
  #phase: string;

  constructor(
    code: string,
    epoch: string,
    table: Table,
    sequence: number,
    needs: RoomNeeds,
    gaze: GazeTicker,
  ) {
    this.code = code;
    this.epoch = epoch;
    this.table = table;
    this.#sequence = sequence;
    this.#needs = needs;
    this.#gaze = gaze;
    this.#phase = table.company.phase;
    this.#bots = new BotSeats(table, epoch, (seat, input) => this.ask(seat, input));
    for (const seat of table.company.voters()) this.#expect(seat);
    this.#bots.settle(now());
    this.#schedule();
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  get guests(): number {
    return this.#guests.size;
  }

  get seatsConnected(): number {
    return new Set([...this.#guests].map(({ seat }) => seat).filter((seat) => seat !== null)).size;
  }

  /** Milliseconds since the last guest left; 0 while there is one, or something is still to be written. */
  idleFor(at: number): number {
    return this.#guests.size > 0 || this.#isWriting ? 0 : at - this.#emptySince;
  }

  /** Takes the first events of a table, before anybody is there. */
  begin(output: Output): void {
    this.#take(output);
  }

  enter(guest: Guest, last: Hello['last']): void {
    this.#guests.add(guest);
    const { seat } = guest;
    if (seat !== null) {
      clearTimeout(this.#away.get(seat));
      this.#away.delete(seat);
      if (this.table.company.isAway(seat)) this.#take(this.table.presence(seat, false, now()));
    }
    const lastSeen = last?.epoch === this.epoch ? last.n : null;
    const missed = this.table.catchUp(seat ?? 'watchers', lastSeen);
    // Behind what is being written: nobody hears of an event before it is safe.
    this.#take({ events: [], messages: [] }, () => {
      for (const { n, message } of missed) guest.send(JSON.stringify({ n, ...message }));
    });
  }

  leave(guest: Guest): void {
    if (!this.#guests.delete(guest)) return;
    if (this.#guests.size === 0) this.#emptySince = now();
    const { seat } = guest;
    if (seat === null || this.#isGone) return;
    if (![...this.#guests].some((other) => other.seat === seat)) this.#expect(seat);
  }

  ask(seat: Seat, input: Input): void {
    if (this.#isGone) return;
    this.#take(this.table.take(seat, input, now()));
  }

  /** Somebody takes a seat; gives it, or why not. */
  sit(
    name: string,
    token: string,
    face: number | undefined,
  ): { readonly seat: Seat } | { readonly refusal: string } {
    const before = this.table.company.size;
    const ask = { ask: 'sit', id: 'sit', name, token, ...(face === undefined ? {} : { face }) } as const;
    const output = this.table.take(null, ask, now());
    this.#take(output);
    if (this.table.company.size > before) return { seat: before };
    return { refusal: this.table.company.phase === 'gathering' ? 'table-full' : 'game-running' };
  }

  measure(seat: Seat, sent: number, theirs: number): void {
    this.table.measure(seat, sent, theirs, now());
  }

  /** Resolves when everything that was taken so far is safe and told. */
  settled(): Promise<void> {
    if (!this.#isWriting && this.#waiting.length === 0) return Promise.resolve();
    return new Promise((done) => this.#take({ events: [], messages: [] }, done));
  }

  /** Ends the room in this process; its table is in the journal. */
  close(code: number, reason: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const timer of this.#away.values()) clearTimeout(timer);
    this.#gaze.forget(this);
    for (const guest of this.#guests) guest.close(code, reason);
    this.#guests.clear();
    this.#needs.gone(this);
  }

  /** Called by the ticker: the latest gazes go out. */
  sendGaze(seat: Seat, frames: Iterable<string>): void {
    for (const frame of frames) this.#send(seat, frame);
  }

  #take(output: Output, then?: () => void): void {
    if (then) this.#waiting.push({ ...output, then } as Output & { then(): void });
    else this.#waiting.push(output);
    if (!this.#isWriting) void this.#write();
    this.#schedule();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0 && !this.#isGone) {
      const batch = this.#waiting;
      this.#waiting = [];
      const events = batch.flatMap((output) => output.events);
      if (events.length > 0 && !(await this.#keep(events))) return;
      for (const output of batch) this.#deliver(output);
      await this.#follow();
    }
    this.#isWriting = false;
  }

  async #keep(events: readonly TableEvent[]): Promise<boolean> {
    const { journal, metrics, log } = this.#needs;
    const stop = metrics.append.startTimer();
    try {
      await journal.append(
        this.code,
        this.#sequence,
        events.map((event) => JSON.stringify(event)),
      );
      this.#sequence += events.length;
      stop();
      return true;
    } catch (error) {
      // Whether it was written is not known: only the journal can tell, so the table is read again from there.
      if (error instanceof Fenced) metrics.fenced.inc();
      log.warn({ table: this.code, error: (error as Error).message }, 'table given up');
      this.close(CLOSE.moved, 'moved');
      return false;
    }
  }

  #deliver(output: Output & { then?(): void }): void {
    const at = now();
    for (const { to, numbered } of output.messages) {
      const { n, message } = numbered;
      if (to !== 'watchers' && this.#bots.has(to)) {
        this.#bots.hear(to, message, at);
        continue;
      }
      if (message.m === 'gaze' && to !== 'watchers') this.#gaze.add(this, to, message);
      else this.#send(to, JSON.stringify({ n, ...message }));
    }
    output.then?.();
    this.#bots.settle(at);
    this.#schedule();
  }

  /** What the house does when a table has changed its phase. */
  async #follow(): Promise<void> {
    const { phase, game, round } = this.table.company;
    if (phase === this.#phase) return;
    this.#phase = phase;
    const { journal } = this.#needs;
    const at = Math.floor(now());
    try {
      await journal.touch(this.code, phase, game, at);
      const record = phase === 'over' ? this.table.record() : null;
      if (record) await journal.keepGame({ code: this.code, round, game, ended: at }, record);
    } catch (error) {
      this.#needs.log.error(
        { table: this.code, error: (error as Error).message },
        'could not note the table’s phase',
      );
    }
  }

  #send(to: Recipient, frame: string): void {
    const seat = to === 'watchers' ? null : to;
    for (const guest of this.#guests) if (guest.seat === seat) guest.send(frame);
  }

  /** A seat without a socket is given some time to come back. */
  #expect(seat: Seat): void {
    clearTimeout(this.#away.get(seat));
    const timer = setTimeout(() => {
      this.#away.delete(seat);
      if (!this.#isGone && seat < this.table.company.size) this.#take(this.table.presence(seat, true, now()));
    }, GRACE);
    this.#away.set(seat, timer);
  }

  #schedule(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#isGone) return;
    const next = Math.min(this.table.wakeAt(), this.#bots.wakeAt());
    if (!Number.isFinite(next)) return;
    this.#timer = setTimeout(() => this.#wake(), Math.min(Math.max(0, Math.ceil(next - now())), 2 ** 30));
  }

  #wake(): void {
    const at = now();
    if (this.table.wakeAt() <= at) this.#take(this.table.wake(at));
    this.#bots.act(at);
    this.#schedule();
  }
}
