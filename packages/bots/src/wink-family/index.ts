import type { BotPart } from '../bot.ts';
import { WinkBot } from './bot.ts';

export const bots = { make: (kit) => new WinkBot(kit) } satisfies BotPart;
