import { randomBytes } from 'node:crypto';
import { findGame } from '@oeillade/games';
import { CLOSE, codeFrom } from '@oeillade/protocol';
import { DEFAULT_RULES, Table, type TableEvent, TableRules, type TableSource } from '@oeillade/table';
import { safeParse } from 'valibot';
import type { Journal, Lease } from '../journal/port.ts';
import { now } from '../operate/clock.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import { GazeTicker } from './gaze.ts';
import { Room, type RoomNeeds } from './room.ts';

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Tables give their people the whole view after every event, and draw their secrets from the machine. */
const SOURCE: TableSource = { entropy: () => hex(32), views: true };

/** Where a table is: here, at another server, or nowhere. */
export type Found =
  | { readonly at: 'here'; readonly room: Room }
  | { readonly at: 'elsewhere'; readonly lease: Lease }
  | { readonly at: 'nowhere' };

export interface RoomsNeeds {
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly node: string;
  readonly address: string | null;
  readonly leaseMilliseconds: number;
  readonly sleepMilliseconds: number;
}

export interface Wanted {
  readonly game: string;
  readonly options?: object;
  readonly rules?: object;
}

/** All the tables of this server: opened, found, put to sleep, handed over. */
export class Rooms {
  readonly #needs: RoomsNeeds;
  readonly #rooms = new Map<string, Room>();
  readonly #loading = new Map<string, Promise<Found>>();
  readonly #gaze = new GazeTicker();
  #isStopping = false;

  constructor(needs: RoomsNeeds) {
    this.#needs = needs;
  }

  get all(): Iterable<Room> {
    return this.#rooms.values();
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Opens a table; gives it, or the code of a refusal. */
  async open(wanted: Wanted): Promise<Room | string> {
    const game = findGame(wanted.game);
    if (!game) return 'no-such-game';
    const options = wanted.options ?? {};
    const rules = safeParse(TableRules, { ...DEFAULT_RULES, ...wanted.rules });
    if (!rules.success || !safeParse(game.facts.options, options).success) return 'bad-option';
    const { table, output } = Table.open({ game: wanted.game, options, rules: rules.output }, SOURCE);
    const code = await this.#freshCode(wanted.game);
    await this.#claim(code);
    const room = this.#seat(code, table, 0);
    room.begin(output);
    await room.settled();
    return room;
  }

  /** Finds a table, and wakes it if it sleeps and is ours to wake. */
  async find(code: string): Promise<Found> {
    const room = this.#rooms.get(code);
    if (room) return { at: 'here', room };
    let loading = this.#loading.get(code);
    if (!loading) {
      loading = this.#load(code).finally(() => this.#loading.delete(code));
      this.#loading.set(code, loading);
    }
    return loading;
  }

  /** Takes up the games that were running when the server stopped. */
  async restore(most: number): Promise<number> {
    const running = await this.#needs.journal.list('playing', most);
    const found = await Promise.all(running.map(({ code }) => this.find(code)));
    return found.filter(({ at }) => at === 'here').length;
  }

  /** Prolongs the leases; gives up what has been taken over by others. */
  async renewLeases(): Promise<void> {
    const { journal, node, leaseMilliseconds, metrics, log } = this.#needs;
    const owned = new Set(await journal.renew(node, Math.floor(now()), leaseMilliseconds));
    for (const room of [...this.#rooms.values()]) {
      if (owned.has(room.code)) continue;
      metrics.fenced.inc();
      log.warn({ table: room.code }, 'lease lost');
      room.close(CLOSE.moved, 'moved');
    }
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
    await Promise.all([...this.#rooms.values()].map((room) => this.#letGo(room)));
  }

  async #letGo(room: Room): Promise<void> {
    await room.settled();
    room.close(CLOSE.moved, 'moved');
    await this.#needs.journal.release(room.code, this.#needs.node);
  }

  async #load(code: string): Promise<Found> {
    const { journal, log, metrics } = this.#needs;
    if (!(await journal.find(code))) return { at: 'nowhere' };
    if (this.#isStopping) return { at: 'nowhere' };
    const lease = await this.#claim(code);
    if (lease.node !== this.#needs.node) return { at: 'elsewhere', lease };
    const kept = (await journal.read(code)).map((body) => JSON.parse(body) as TableEvent);
    if (kept.length === 0) return { at: 'nowhere' };
    if (lease.epoch > 1) metrics.takeovers.inc();
    const table = Table.restore(kept, now(), SOURCE);
    const room = this.#seat(code, table, kept.length);
    // Whoever wrote for this table before and does not know it yet: its next event finds this place taken.
    room.begin({ events: [{ j: 'claimed', by: this.#needs.node }], messages: [] });
    await room.settled();
    log.info({ table: code, events: kept.length }, 'table taken up');
    return room.isGone ? { at: 'nowhere' } : { at: 'here', room };
  }

  #seat(code: string, table: Table, sequence: number): Room {
    const { journal, metrics, log } = this.#needs;
    const needs: RoomNeeds = { journal, metrics, log, gone: (room) => this.#rooms.delete(room.code) };
    const room = new Room(code, hex(8), table, sequence, needs, this.#gaze);
    this.#rooms.set(code, room);
    return room;
  }

  #claim(code: string): Promise<Lease> {
    const { journal, node, address, leaseMilliseconds } = this.#needs;
    return journal.claim(code, node, address, Math.floor(now()), leaseMilliseconds);
  }

  async #freshCode(game: string): Promise<string> {
    for (;;) {
      const code = codeFrom(randomBytes(16));
      const at = Math.floor(now());
      if (
        code &&
        (await this.#needs.journal.open({ code, game, phase: 'gathering', opened: at, touched: at }))
      )
        return code;
    }
  }
}
