import type { FindGame, Seed } from '@oeillade/kernel';
import { type Output, SightNews, Table, type TableEvent, TICK } from '@oeillade/table';
import type { Bot } from '../bot.ts';

export interface VirtualTable {
  readonly table: Table;
  /** In the game's milliseconds. */
  readonly lasted: number;
  /** All events that the table gave; empty unless asked for. */
  readonly events: readonly TableEvent[];
}

export interface VirtualTablePlan {
  readonly findGame: FindGame;
  readonly game: string;
  readonly options: object;
  readonly rules: Table['seating']['rules'];
  readonly secret: Seed;
  readonly seats: readonly { readonly name: string; readonly level: string }[];
  /** Makes the bot of a seat; `view` asks what the seat may know right now. */
  bot(seat: number, view: () => object): Bot;
  readonly keepEvents?: boolean;
}

/** No offered game takes a virtual day; one that does hangs. */
const LONGEST = 86_400_000;

/** Plays a whole game of bots on a clock that jumps from one moment to the next at which somebody does something. */
export function playVirtually(plan: VirtualTablePlan): VirtualTable {
  const { findGame, game, options, rules, secret, seats } = plan;
  const { table, output } = Table.open({ game, options, rules }, { findGame, entropy: () => secret });
  const bots = seats.map((_, seat) => plan.bot(seat, () => table.view(seat)!));
  const events: TableEvent[] = plan.keepEvents ? [...output.events] : [];
  let inputs = 0;
  let tick = TICK;
  const sights = new SightNews(table);
  const deliver = (given: Output, now: number): void => {
    if (plan.keepEvents) events.push(...given.events);
    for (const { to, numbered } of given.messages) {
      if (to !== 'watchers') bots[to]!.hear(numbered.message, now);
    }
  };
  for (const { name, level } of seats) deliver(table.asHost({ ask: 'add-bot', name, level }, 0), 0);
  deliver(table.asHost({ ask: 'start' }, 0), 0);
  for (;;) {
    if (table.seating.phase === 'over') break;
    const wake = table.wakeAt();
    let seat = 0;
    let soonest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < bots.length; index++) {
      const at = bots[index]!.wakeAt();
      if (at >= soonest) continue;
      soonest = at;
      seat = index;
    }
    const now = Math.min(wake, soonest, table.hasEyes ? tick : Number.POSITIVE_INFINITY);
    if (now > LONGEST) throw new Error(`A game of ${game} did not end: everybody waits, or nobody finishes.`);
    if (wake <= now) {
      deliver(table.wake(now), now);
      continue;
    }
    if (tick <= now && table.hasEyes) {
      for (const { seat, sight } of sights.at(now)) bots[seat]!.hear(sight, now);
      tick += TICK;
      continue;
    }
    for (const ask of bots[seat]!.act(now))
      deliver(table.take(seat, { ...ask, id: String(inputs++) }, now), now);
  }
  if (plan.keepEvents) events.push(...table.keepBackground().events);
  return { table, lasted: table.time, events };
}
