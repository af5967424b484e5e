import type { GameId } from '@oeillade/games';
import type { Bot, BotKit } from './bot.ts';
import { spywhereBot } from './spywhere/index.ts';
import { winkBot } from './wink/index.ts';

/** Who plays what. A game without a bot does not compile. */
const MAKERS: Readonly<Record<GameId, (kit: BotKit) => Bot>> = {
  zwinkern: winkBot,
  'wink-agents': winkBot,
  wink: winkBot,
  spywhere: spywhereBot,
};

export function makeBot(kit: BotKit): Bot {
  const make = MAKERS[kit.game as GameId];
  if (!make) throw new Error(`There is no bot for "${kit.game}".`);
  return make(kit);
}
