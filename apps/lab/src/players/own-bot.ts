import type { Bot, OutsiderKit } from '@oeillade/bots';
import type { Command } from '@oeillade/kernel';
import type { TableRules } from '@oeillade/table';

/** What a bot of one's own is made from, at the beginning of every game. */
export interface OwnBotKit extends OutsiderKit {
  readonly rules: TableRules;
  /** What the rules of the game allow the seat right now. When and where it may look, and how soon it may call, is the table's. */
  legal(): readonly Command[];
}

/** What a file given as `--bots ./my-bot.ts` exports as its default. */
export type MakeOwnBot = (kit: OwnBotKit) => Bot;
