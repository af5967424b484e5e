import type { BotPart } from '../bot.ts';
import { WaitsInPauses } from '../player/waits-in-pauses.ts';
import { WinkBot } from './bot.ts';
import { occasionOf } from './occasions.ts';

export const bots = {
  make: (kit) => new WaitsInPauses(new WinkBot(kit)),
  occasionOf,
} satisfies BotPart;
