import { randomBytes } from 'node:crypto';
import type { Library } from '@oeillade/catalogue';
import { CLOSE, codeFrom } from '@oeillade/protocol';
import { type EventStore, Fenced, GazeTicker, Room, type RoomNeeds } from '@oeillade/room';
import { type LivePlaces, LiveRelay } from '@oeillade/room/live';
import {
  DEFAULT_RULES,
  readArrangement,
  readEvent,
  summarisedRoundIn,
  Table,
  type TableSource,
} from '@oeillade/table';
import { CommitTimer } from '../journal/commit-timer.ts';
import type { Journal, Lease, Owner, TableEntry } from '../journal/port.ts';
import { machineClock, now } from '../operate/clock.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import { SeldomLog } from '../operate/seldom.ts';
import { sealOf } from './seal.ts';

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Tables that are read from the journal at the same time. */
const MOST_AT_ONCE = 32;
/** How often a table is read again because another server wrote for it meanwhile. */
const MOST_ATTEMPTS = 3;

/** Where a table is: here, at another server, nowhere; or nobody can tell right now and one should ask again. */
export type Found =
  | { readonly at: 'here'; readonly room: Room }
  | { readonly at: 'elsewhere'; readonly lease: Lease }
  | { readonly at: 'moving' }
  | { readonly at: 'nowhere' };

export interface RoomsNeeds {
  /** The games that can be played here, and their bots. */
  readonly library: Library;
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly owner: Owner;
  readonly leaseMilliseconds: number;
  readonly sleepMilliseconds: number;
  /** Places for tables with living faces; as many as there are tables if left out. */
  readonly livePlaces?: LivePlaces;
  /** The present time, for stamps in the journal; the machine's where it is left out. */
  stamp?(): number;
}

export interface Wanted {
  readonly game: string;
  readonly options?: object;
  readonly rules?: object;
}

/** All the tables of this server: opened, found, put to sleep, taken over, handed over. */
export class Rooms {
  readonly #needs: RoomsNeeds;
  readonly #rooms = new Map<string, Room>();
  readonly #opening = new Set<Promise<unknown>>();
  readonly #loading = new Map<string, Promise<Found>>();
  /** Tables that are being handed over or put to sleep. */
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #roomNeeds: RoomNeeds;
  readonly #commits: CommitTimer;
  /** Tables send whole views after every event, and draw their secrets from the machine. */
  readonly #source: TableSource;
  /** While the journal is away every table and every client meets the same trouble, which is logged seldom. */
  readonly #seldom: SeldomLog;
  /** Until then no other server takes our tables for abandoned. */
  #ownsUntil = 0;
  #isStopping = false;

  constructor(needs: RoomsNeeds) {
    const { findGame, makeBot, occasionOf } = needs.library;
    this.#needs = needs;
    this.#source = { findGame, entropy: () => hex(32), views: true, sealOf };
    this.#seldom = new SeldomLog(needs.log, now);
    this.#commits = new CommitTimer(timed(needs.journal, needs.metrics), machineClock);
    this.#roomNeeds = {
      store: this.#commits,
      clock: machineClock,
      // Not the clock that never goes back: a machine may start with a wrong time, and have it set right later.
      stamp: () => this.#stamp(),
      gaze: new GazeTicker(machineClock),
      entropy: () => hex(16),
      makeBot,
      occasionOf,
      relayFor: (table) => new LiveRelay(table, machineClock, needs.livePlaces ?? null),
      failed: (room, error) => this.#failed(room, error),
      gone: (room) => this.#rooms.delete(room.code),
    };
  }

  get all(): Iterable<Room> {
    return this.#rooms.values();
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** False while the server stops, or the journal has not answered for so long that others take over its tables. */
  get isServing(): boolean {
    return this.whyNotServing === null;
  }

  /** In words that anybody may read; null where it serves. What the journal says of its trouble names folders: that is for the log. */
  get whyNotServing(): string | null {
    if (this.#isStopping) return 'the server is about to stop';
    if (this.#needs.journal.trouble !== null) return 'nothing can be kept any more, and the log says why';
    return this.#isCutOff ? 'the database has not answered for some seconds' : null;
  }

  /** Opens a table; gives it, or the code of a refusal. */
  open(wanted: Wanted): Promise<Room | string> {
    const opening = this.#open(wanted).finally(() => this.#opening.delete(opening));
    this.#opening.add(opening);
    return opening;
  }

  async #open(wanted: Wanted): Promise<Room | string> {
    const { game, options = {}, rules } = wanted;
    const wished = { game, options, rules: { ...DEFAULT_RULES, ...rules } };
    const read = readArrangement(wished, this.#source.findGame);
    if ('refused' in read) return read.refused;
    const { table, output } = Table.open(read.arranged, this.#source);
    const entry = await this.#freshEntry(game);
    await this.#needs.journal.claim(entry.code, this.#needs.owner);
    const room = this.#seat(table, 0, entry);
    room.begin(output);
    await room.settled();
    return room;
  }

  /** Finds a table, and wakes it if it sleeps and is ours to wake. */
  async find(code: string): Promise<Found> {
    const room = this.#rooms.get(code);
    if (room && !room.isGone) return { at: 'here', room };
    if (!this.isServing) return { at: 'moving' };
    let loading = this.#loading.get(code);
    if (!loading) {
      loading = this.#load(code)
        .catch((error: Error) => this.#cannotRead(code, error))
        .finally(() => this.#loading.delete(code));
      this.#loading.set(code, loading);
    }
    return loading;
  }

  /** Takes up running games whose server is dead: our own before a crash, or another. Gives how many. */
  async adoptOrphans(most: number): Promise<number> {
    const codes = [...(await this.#needs.journal.orphans(most))];
    let adopted = 0;
    const worker = async (): Promise<void> => {
      for (let code = codes.pop(); code !== undefined && this.isServing; code = codes.pop()) {
        if ((await this.find(code)).at === 'here') adopted++;
      }
    };
    await Promise.all(Array.from({ length: MOST_AT_ONCE }, worker));
    return adopted;
  }

  /** Tells the journal that this server lives; gives up what has been taken over by others. */
  async renewLeases(): Promise<void> {
    const { journal, owner, leaseMilliseconds, metrics } = this.#needs;
    // A table that was opened while the journal answered is missing in its answer.
    const before = [...this.#rooms.values()];
    const asked = now();
    const owned = new Set(await journal.renew(owner, leaseMilliseconds));
    this.#ownsUntil = asked + leaseMilliseconds;
    for (const room of before) {
      if (owned.has(room.code) || room.isGone) continue;
      metrics.fenced.inc();
      this.#seldom.warn({ table: room.code }, 'lease lost');
      room.close(CLOSE.moved, 'moved');
    }
  }

  /** Without the journal nothing can be played here, and others may have taken over: people must look for them. */
  giveUpIfCutOff(): void {
    if (!this.#isCutOff || this.#rooms.size === 0) return;
    const why = this.#needs.journal.trouble ?? 'the journal does not answer';
    this.#needs.log.error({ tables: this.#rooms.size, why }, 'tables given up');
    for (const room of [...this.#rooms.values()]) room.close(CLOSE.moved, 'moved');
  }

  /** Puts to sleep what nobody has looked at for a while. */
  async sleepIdle(): Promise<void> {
    const at = now();
    for (const room of [...this.#rooms.values()]) {
      if (room.idleFor(at) >= this.#needs.sleepMilliseconds) await this.#letGo(room);
    }
  }

  /** Hands everything over: the next server that is asked for a table may take it at once. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled([...this.#opening, ...this.#loading.values()]);
    await Promise.all([...this.#rooms.values()].map((room) => this.#letGo(room)));
    this.#commits.rest();
  }

  get #isCutOff(): boolean {
    const { journal } = this.#needs;
    // An embedded journal has no other server that could take anything over.
    return journal.trouble !== null || (journal.kind === 'postgres' && now() > this.#ownsUntil);
  }

  #stamp(): number {
    return this.#needs.stamp?.() ?? Date.now();
  }

  async #letGo(room: Room): Promise<void> {
    const leaving = this.#handOver(room).finally(() => this.#leaving.delete(room.code));
    this.#leaving.set(room.code, leaving);
    await leaving;
  }

  /** The lease is given up before guests are sent away: those who come back at once find the table free. */
  async #handOver(room: Room): Promise<void> {
    const { journal, owner } = this.#needs;
    await room.finish();
    try {
      await journal.release(room.code, owner.node);
    } catch (error) {
      const { message } = error as Error;
      this.#seldom.warn({ table: room.code, error: message }, 'could not be handed over');
    }
    room.close(CLOSE.moved, 'moved');
  }

  async #load(code: string): Promise<Found> {
    await this.#leaving.get(code);
    for (let attempt = 0; attempt < MOST_ATTEMPTS && this.isServing; attempt++) {
      const found = await this.#takeUp(code);
      if (found) return found;
    }
    return { at: 'moving' };
  }

  /** Null where somebody wrote for the table between reading and claiming it: then it has to be read again. */
  async #takeUp(code: string): Promise<Found | null> {
    const { journal, log, metrics, owner } = this.#needs;
    const entry = await journal.find(code);
    if (!entry) return { at: 'nowhere' };
    const lease = await journal.claim(code, owner);
    if (lease.node !== owner.node) return { at: 'elsewhere', lease };
    const { events, next } = await journal.read(code);
    if (events.length === 0) {
      await journal.release(code, owner.node);
      return { at: 'nowhere' };
    }
    const room = this.#seat(await this.#restore(code, events), next, entry);
    // The former owner may not know yet that it has lost the table: its next event finds this place taken.
    room.begin({ events: [{ j: 'claimed', by: owner.node }], messages: [] });
    await room.settled();
    if (room.isGone) return null;
    if (lease.epoch > 1) metrics.takeovers.inc();
    log.debug({ table: code, events: events.length, epoch: lease.epoch }, 'table taken up');
    return { at: 'here', room };
  }

  async #restore(code: string, events: readonly string[]): Promise<Table> {
    const kept = events.map(readEvent);
    const round = summarisedRoundIn(kept);
    const record = round === null ? null : await this.#needs.journal.readGame(code, round);
    return Table.restore(kept, now(), this.#source, record);
  }

  #failed({ code }: Room, error: Error): void {
    const isFenced = error instanceof Fenced;
    if (isFenced) this.#needs.metrics.fenced.inc();
    this.#seldom.warn({ table: code, error: isFenced ? error.message : error.stack }, 'table given up');
  }

  #cannotRead(code: string, error: Error): Found {
    this.#seldom.error({ table: code, error: error.message }, 'a table could not be taken up');
    return { at: 'moving' };
  }

  #seat(table: Table, sequence: number, entry: TableEntry): Room {
    const { code } = entry;
    const room = new Room({ code, epoch: hex(8), table, sequence, entry }, this.#roomNeeds);
    this.#rooms.set(code, room);
    return room;
  }

  async #freshEntry(game: string): Promise<TableEntry> {
    for (;;) {
      const code = codeFrom(randomBytes(16));
      const at = this.#stamp();
      const entry = { code: code ?? '', game, phase: 'gathering', opened: at, touched: at } as const;
      if (code && (await this.#needs.journal.open(entry))) return entry;
    }
  }
}

/** The journal, with how long it takes to make events safe. */
function timed(journal: Journal, metrics: Metrics): EventStore {
  const { observe } = metrics.append.labels();
  return {
    hasRecords: journal.hasRecords,
    append(code, from, events, progress) {
      const began = now();
      return journal.append(code, from, events, progress).then(
        () => observe((now() - began) / 1000),
        (error: Error) => {
          if (!(error instanceof Fenced)) metrics.appendFailures.inc();
          throw error;
        },
      );
    },
  };
}
