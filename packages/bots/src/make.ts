import type { GameId } from '@oeillade/games';
import type { Bot, BotKit, BotPart } from './bot.ts';
import { bots as spywhere } from './spywhere/index.ts';
import { bots as wink } from './wink-family/index.ts';

/** Who plays what. A game without a bot does not compile. */
const PARTS: Readonly<Record<GameId, BotPart>> = {
  zwinkern: wink,
  'wink-agents': wink,
  wink,
  spywhere,
};

export function makeBot(kit: BotKit): Bot {
  const part = PARTS[kit.game as GameId];
  if (!part) throw new Error(`There is no bot for "${kit.game}".`);
  return part.make(kit);
}
