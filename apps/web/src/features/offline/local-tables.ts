import { CLOSE, codeFrom } from '@oeillade/protocol';
import { GazeTicker, Room, type RoomNeeds, type SeatServer, type TableEntry } from '@oeillade/room';
import {
  DEFAULT_RULES,
  type Output,
  readEvent,
  Table,
  type TableEvent,
  TableRules,
  type TableSource,
  writeEvent,
} from '@oeillade/table';
import { safeParse } from 'valibot';
import { findGame, library } from '../../shell/library.ts';
import { localGuest, type PageChannel } from './local-guest.ts';
import type { StillClock } from './still-clock.ts';
import type { TableStore } from './table-store.ts';

/** How often a table is read again because another page wrote for it meanwhile. */
const MOST_ATTEMPTS = 3;
/** How long a table without a running game is kept, so that its end can be looked at once more. */
const KEEP_FINISHED = 24 * 3_600_000;
const PERSON = 0;

/** A table for one person and bots. */
export interface LocalTablePlan {
  readonly game: string;
  readonly person: { readonly name: string; readonly face: number; readonly costume?: object };
  readonly bots: readonly (
    | { readonly name: string; readonly level: string; readonly face?: number; readonly colour?: string }
    | { readonly member: string; readonly level?: string }
  )[];
  readonly options?: object;
  /** The rules that differ from the usual ones. Rules that a table does not understand are ignored. */
  readonly rules?: object;
  /** Whether the game begins at once, or its person arranges the table first. */
  readonly begins: boolean;
}

export interface LocalTablesNeeds {
  readonly store: TableStore;
  readonly clock: StillClock;
  /** So many random bytes. */
  random(bytes: number): Uint8Array;
  /** A table threw an error, or its events could not be stored. */
  failed(error: Error): void;
}

const loadGames = () => Promise.all([library.loadAllRules(), library.loadAllBots()]);

/**
 * The tables of one browser: the same rooms as on a server, for one person and without a network. A room lives only
 * while its person is there. Its events are stored as they happen, and the table is restored from them.
 */
export class LocalTables {
  readonly #needs: LocalTablesNeeds;
  readonly #roomNeeds: RoomNeeds;
  readonly #source: TableSource;
  /** One call after the other: who comes back finds the table as it was stored. */
  #work: Promise<unknown> = Promise.resolve();

  constructor(needs: LocalTablesNeeds) {
    const { store, clock } = needs;
    this.#needs = needs;
    this.#source = { findGame, entropy: () => this.#hex(32), views: true };
    this.#roomNeeds = {
      store: store,
      clock,
      gaze: new GazeTicker(clock),
      entropy: () => this.#hex(16),
      makeBot: library.makeBot,
      occasionOf: library.occasionOf,
      failed: (_room, error) => needs.failed(error),
      gone: () => {},
    };
  }

  /** Opens a table and stores it; gives its code. `enter` restores it. */
  open(plan: LocalTablePlan): Promise<string> {
    return this.#inTurn(async () => {
      const { store } = this.#needs;
      await this.#tidy();
      const { table, events } = this.#lay(plan);
      const { code } = await this.#freshEntry(plan.game);
      await store.append(code, 0, events.map(writeEvent));
      await store.touch(code, table.seating.phase, plan.game, this.#now());
      return code;
    });
  }

  /** The person sits down at a table of theirs; null where there is none. */
  enter(code: string, channel: PageChannel): Promise<SeatServer | null> {
    return this.#inTurn(async () => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const room = await this.#takeUp(code);
        const token = room?.table.seating.sitters.find(({ kind }) => kind === 'human')?.token;
        if (!room || !token) return null;
        if (!room.isGone) return localGuest({ room, channel, clock: this.#needs.clock, token });
      }
      return null;
    });
  }

  /** The person leaves: the table is stored, and its time stands still. */
  leave(guest: SeatServer): Promise<void> {
    return this.#inTurn(async () => {
      const { room } = guest;
      guest.leave();
      if (room.isGone) return;
      await room.finish();
      const { phase, game } = room.table.seating;
      room.close(CLOSE.left, 'left');
      await this.#needs.store.touch(room.code, phase, game, this.#now());
    });
  }

  /** With the rules and bots of all games: whoever arranges a table may choose any of them. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(loadGames).then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  #lay(plan: LocalTablePlan): { readonly table: Table; readonly events: readonly TableEvent[] } {
    const { game, person, bots, options = {}, begins } = plan;
    const wished = safeParse(TableRules, { ...DEFAULT_RULES, ...plan.rules });
    const rules = wished.success ? wished.output : DEFAULT_RULES;
    const { table, output } = Table.open({ game, options, rules }, this.#source);
    const now = this.#now();
    const outputs: Output[] = [output];
    outputs.push(table.take(null, { ask: 'sit', id: 'sit', token: this.#hex(16), ...person }, now));
    for (const bot of bots) outputs.push(table.asHost({ ask: 'add-bot', ...bot }, now));
    if (begins) {
      outputs.push(table.take(PERSON, { ask: 'ready', id: 'ready', ready: true }, now));
      outputs.push(table.asHost({ ask: 'start' }, now));
    }
    return { table, events: outputs.flatMap(({ events }) => events) };
  }

  async #takeUp(code: string): Promise<Room | null> {
    const { store, clock } = this.#needs;
    const entry = await store.find(code);
    if (!entry) return null;
    const kept = (await store.read(code)).map(readEvent);
    if (kept.length === 0) return null;
    const table = Table.restore(kept, clock.now(), this.#source);
    const epoch = this.#hex(8);
    const room = new Room({ code, epoch, table, sequence: kept.length, entry }, this.#roomNeeds);
    // The page that had this table before finds this place taken, and gives the table up.
    room.begin({ events: [{ j: 'claimed', by: epoch }], messages: [] });
    await room.settled();
    return room;
  }

  async #tidy(): Promise<void> {
    const { store } = this.#needs;
    const old = (await store.list()).filter(
      ({ phase, touched }) => phase !== 'playing' && this.#now() - touched > KEEP_FINISHED,
    );
    for (const { code } of old) await store.delete(code);
  }

  async #freshEntry(game: string): Promise<TableEntry> {
    for (;;) {
      const code = codeFrom(this.#needs.random(16));
      const at = this.#now();
      const entry = { code: code ?? '', game, phase: 'gathering', opened: at, touched: at } as const;
      if (code && (await this.#needs.store.open(entry))) return entry;
    }
  }

  #hex(bytes: number): string {
    return [...this.#needs.random(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  #now(): number {
    return Math.floor(this.#needs.clock.now());
  }
}
