import { spywhere } from '@oeillade/games/spywhere';
import { Random, seedFrom } from '@oeillade/kernel';
import { DEFAULT_RULES, type Message } from '@oeillade/table';
import type { Bot, BotKit, Level } from '../../src/bot.ts';
import { playVirtually, type VirtualTable } from '../../src/drive/virtual-table.ts';
import { bots } from '../../src/spywhere/index.ts';

export const OPTIONS = { first: 'random', out: 'random', noTriples: false, finishRound: false } as const;

export const MIXED: readonly Level[] = ['expert', 'regular', 'shark', 'novice', 'random', 'expert'];

export interface Party {
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly options?: object;
  /** Makes the bot of a seat; one of its level unless told otherwise. */
  make?(kit: BotKit): Bot;
  /** Put between a seat and its bot, to listen. */
  between?(seat: number, bot: Bot, kit: BotKit): Bot;
  /** Put between a seat and what it may know. */
  viewOf?(seat: number, view: () => object): () => object;
}

export function kitOf(party: Party, seat: number, view: () => object): BotKit {
  const { levels, options = OPTIONS } = party;
  const random = new Random(seedFrom(party.seed), `bot/${seat}`);
  return { game: 'spywhere', seat, players: levels.length, options, level: levels[seat]!, random, view };
}

export const makeOf = (party: Party): ((kit: BotKit) => Bot) => party.make ?? bots.make;

export function play(party: Party): VirtualTable {
  return playVirtually({
    findGame: () => spywhere,
    game: 'spywhere',
    options: party.options ?? OPTIONS,
    rules: DEFAULT_RULES,
    secret: seedFrom(party.seed),
    seats: party.levels.map((level, seat) => ({ name: `Bot ${seat}`, level })),
    bot: (seat, view) => {
      const kit = kitOf(party, seat, party.viewOf?.(seat, view) ?? view);
      const bot = makeOf(party)(kit);
      return party.between?.(seat, bot, kit) ?? bot;
    },
  });
}

/** A bot that does as the one it holds, and lets somebody hear what it hears. */
export const overheard = (bot: Bot, listen: (message: Message) => void): Bot => ({
  hear(message, now) {
    listen(message);
    bot.hear(message, now);
  },
  wakeAt: () => bot.wakeAt(),
  act: (now) => bot.act(now),
});
