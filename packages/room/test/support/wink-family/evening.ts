import assert from 'node:assert/strict';
import { findGame, makeBot } from '@oeillade/catalogue/testkit';
import type * as winkFamily from '@oeillade/games/wink-family';
import { type Seat, seedFrom } from '@oeillade/kernel';
import { GazeTicker, Room } from '@oeillade/room';
import { LiveRelay } from '@oeillade/room/live';
import { type Ask, DEFAULT_RULES, Table, type TableRules } from '@oeillade/table';
import { HandClock } from '../hand-clock.ts';
import { Memory } from '../memory.ts';
import { tokenOf, Visitor } from '../visitor.ts';

export interface EveningPlan {
  readonly game?: string;
  readonly players?: number;
  readonly options?: object;
  readonly rules?: Partial<TableRules>;
  readonly memory?: Memory;
}

/** A room in which a game has just begun; seat 0 calls first. Everybody's connection and one watcher's are open. */
export class Evening {
  readonly clock = new HandClock();
  readonly memory: Memory;
  readonly failures: Error[] = [];
  readonly room: Room;
  readonly seats: readonly Visitor[];
  readonly watcher: Visitor;
  /** How often each seat has asked: nobody's ids tell of another's. */
  readonly #asked = new Map<Seat, number>();

  private constructor({
    game = 'zwinkern',
    players = 4,
    options = {},
    rules = {},
    memory = new Memory(),
  }: EveningPlan) {
    this.memory = memory;
    const tableRules = { ...DEFAULT_RULES, turning: 100, ...rules };
    const arranged = { game, options: { first: 0, ...options }, rules: tableRules };
    const { table, output } = Table.open(arranged, {
      findGame,
      entropy: () => seedFrom('evening'),
      views: true,
    });
    const entry = { phase: 'gathering', touched: this.clock.now() } as const;
    this.room = new Room(
      { code: 'QWKYU', epoch: 'first', table, sequence: 0, entry },
      {
        store: memory,
        clock: this.clock,
        entropy: () => 'nobody knows',
        gaze: new GazeTicker(this.clock),
        makeBot,
        relayFor: (seated) => new LiveRelay(seated, this.clock),
        failed: (_room, error) => this.failures.push(error),
        gone: () => {},
      },
    );
    this.room.begin(output);
    for (let seat = 0; seat < players; seat++) this.room.sit(`Player ${seat}`, tokenOf(seat));
    this.seats = Array.from({ length: players }, (_, seat) => new Visitor(seat, this.clock));
    this.watcher = new Visitor(null, this.clock);
  }

  static async begin(plan: EveningPlan = {}): Promise<Evening> {
    const evening = new Evening(plan);
    for (const guest of [...evening.seats, evening.watcher]) evening.room.enter(guest, undefined);
    for (const [seat] of evening.seats.entries()) evening.asks(seat, { ask: 'ready', ready: true });
    evening.asks(0, { ask: 'start' });
    await evening.room.settled();
    assert.equal(evening.room.table.seating.phase, 'playing');
    await evening.clock.pass(200);
    evening.hush();
    return evening;
  }

  asks(seat: Seat, ask: Ask): void {
    const asked = this.#asked.get(seat) ?? 0;
    this.#asked.set(seat, asked + 1);
    this.room.ask(this.seats[seat]!, { ...ask, id: `${seat}/${asked}` });
  }

  looks(seat: Seat, at: Seat | null): void {
    this.asks(seat, { ask: 'look', at });
  }

  winks(seat: Seat, to: Seat): void {
    this.asks(seat, { ask: 'play', command: { do: 'signal', to, signal: 'wink' } });
  }

  /** Seat 0 calls a card of which that seat holds the twin. */
  calls(partner: Seat): void {
    const number = this.view(partner).hand!.find((one) => !this.view(0).hand!.includes(one))!;
    this.asks(0, { ask: 'play', command: { do: 'call', number } });
  }

  view(seat: Seat): winkFamily.WinkView {
    return this.room.table.view(seat) as winkFamily.WinkView;
  }

  /** Everybody forgets what they heard so far. */
  hush(): void {
    for (const guest of [...this.seats, this.watcher]) {
      guest.frames = [];
      guest.told.length = 0;
    }
  }
}
