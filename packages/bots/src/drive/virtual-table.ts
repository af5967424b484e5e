import type { Table, TableEvent } from '@oeillade/table';
import type { Bot } from '../bot.ts';
import { type GamePlan, VirtualGame } from './virtual-game.ts';

export interface VirtualTable {
  readonly table: Table;
  /** In the game's milliseconds. */
  readonly lasted: number;
  /** All events that the table gave; empty unless asked for. */
  readonly events: readonly TableEvent[];
}

export type VirtualTablePlan = GamePlan<Bot>;

/** Plays a whole game of bots. */
export function playVirtually(plan: VirtualTablePlan): VirtualTable {
  const game = new VirtualGame(plan);
  for (let turn = game.next(); turn; turn = game.next()) game.take(turn, turn.player.act(turn.now));
  return { table: game.table, lasted: game.table.time, events: game.events() };
}
