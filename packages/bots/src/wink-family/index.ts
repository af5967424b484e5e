import type { BotPart } from '../bot.ts';
import { speaking } from '../cast/speaks.ts';
import { WaitsInPauses } from '../player/waits-in-pauses.ts';
import { WinkBot } from './bot.ts';
import { cueOf } from './cues.ts';
import { occasionOf } from './occasions.ts';

export const bots = {
  make: (kit) => new WaitsInPauses(speaking(new WinkBot(kit), kit, cueOf)),
  occasionOf,
} satisfies BotPart;
