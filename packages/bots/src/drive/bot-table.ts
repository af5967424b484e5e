import { type FindGame, Random, type Seed, type Setup } from '@oeillade/kernel';
import type { TableRules } from '@oeillade/table';
import type { Bot, BotKit, Level } from '../bot.ts';
import { playVirtually, type VirtualTable } from './virtual-table.ts';

/** A table at which only our bots sit. */
export interface BotTable {
  readonly findGame: FindGame;
  readonly makeBot: (kit: BotKit) => Bot;
  readonly game: string;
  readonly setup: Setup;
  readonly rules: TableRules;
  readonly secret: Seed;
  readonly seats: readonly { readonly name: string; readonly level: Level }[];
  readonly keepEvents?: boolean;
}

/** Plays such a table to its end: all of it follows from the secret. */
export function playBots({ setup, makeBot, ...plan }: BotTable): VirtualTable {
  const { players, options } = setup;
  const { game, seats, secret } = plan;
  return playVirtually({
    ...plan,
    options,
    bot: (seat, view) => {
      const { level } = seats[seat]!;
      return makeBot({
        game,
        seat,
        players,
        options,
        level,
        random: new Random(secret, `bot/${seat}`),
        view,
      });
    },
  });
}
