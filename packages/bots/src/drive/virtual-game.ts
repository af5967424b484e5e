import type { FindGame, Seed } from '@oeillade/kernel';
import { type Ask, type Output, SightNews, Table, type TableEvent, TICK } from '@oeillade/table';
import type { Bot } from '../bot.ts';

/** What the table has to know of whoever sits there: the driver asks them by itself what they do. */
export type Listener = Pick<Bot, 'hear' | 'wakeAt'>;

export interface GamePlan<L extends Listener = Listener> {
  readonly findGame: FindGame;
  readonly game: string;
  readonly options: object;
  readonly rules: Table['seating']['rules'];
  readonly secret: Seed;
  readonly seats: readonly { readonly name: string; readonly level: string }[];
  /** Makes the player of a seat; `view` asks what the seat may know right now. */
  bot(seat: number, view: () => object): L;
  readonly keepEvents?: boolean;
}

/** The seat that wants to act, and the moment. */
export interface Turn<L extends Listener = Listener> {
  readonly seat: number;
  readonly player: L;
  readonly now: number;
}

/** No offered game takes a virtual day; one that does hangs. */
const LONGEST = 86_400_000;

/** A game in play, on a clock that jumps from one moment to the next at which somebody does something. */
export class VirtualGame<L extends Listener = Listener> {
  readonly table: Table;
  readonly players: readonly L[];
  readonly #plan: GamePlan<L>;
  readonly #events: TableEvent[];
  readonly #sights: SightNews;
  #tick = TICK;
  #inputs = 0;

  constructor(plan: GamePlan<L>) {
    const { findGame, game, options, rules, secret, seats } = plan;
    const { table, output } = Table.open({ game, options, rules }, { findGame, entropy: () => secret });
    this.table = table;
    this.#plan = plan;
    this.#events = plan.keepEvents ? [...output.events] : [];
    this.#sights = new SightNews(table);
    this.players = seats.map((_, seat) => plan.bot(seat, () => table.view(seat)!));
    for (const { name, level } of seats) this.#deliver(table.asHost({ ask: 'add-bot', name, level }, 0), 0);
    this.#deliver(table.asHost({ ask: 'start' }, 0), 0);
  }

  /** Lets happen what happens by itself until somebody wants to act; null once the game is over. */
  next(): Turn<L> | null {
    const { table, players } = this;
    while (table.seating.phase !== 'over') {
      const wake = table.wakeAt();
      let seat = 0;
      let soonest = Number.POSITIVE_INFINITY;
      for (let index = 0; index < players.length; index++) {
        const at = players[index]!.wakeAt();
        if (at >= soonest) continue;
        soonest = at;
        seat = index;
      }
      const now = Math.min(wake, soonest, table.hasEyes ? this.#tick : Number.POSITIVE_INFINITY);
      if (now > LONGEST) {
        throw new Error(`A game of ${this.#plan.game} did not end: everybody waits, or nobody finishes.`);
      }
      if (wake <= now) this.#deliver(table.wake(now), now);
      else if (this.#tick <= now && table.hasEyes) this.#tellEyes(now);
      else return { seat, player: players[seat]!, now };
    }
    return null;
  }

  /** Carries out what the player whose turn to act it is has asked for. */
  take({ seat, now }: Turn<L>, asks: readonly Ask[]): void {
    for (const ask of asks)
      this.#deliver(this.table.take(seat, { ...ask, id: String(this.#inputs++) }, now), now);
  }

  /** Everything that was kept until the end; empty unless asked for. */
  events(): readonly TableEvent[] {
    if (this.#plan.keepEvents) this.#events.push(...this.table.keepBackground().events);
    return this.#events;
  }

  #tellEyes(now: number): void {
    for (const { seat, sight } of this.#sights.at(now)) this.players[seat]!.hear(sight, now);
    this.#tick += TICK;
  }

  #deliver(given: Output, now: number): void {
    if (this.#plan.keepEvents) this.#events.push(...given.events);
    for (const { to, numbered } of given.messages) {
      if (to !== 'watchers') this.players[to]!.hear(numbered.message, now);
    }
  }
}
