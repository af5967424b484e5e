import { spywhere } from '@oeillade/games/spywhere';
import type { BotPart } from '../bot.ts';
import { speaking } from '../cast/speaks.ts';
import { temperamentOf } from '../cast/temperaments.ts';
import { TurnBot } from '../player/turn-bot.ts';
import { WaitsInPauses } from '../player/waits-in-pauses.ts';
import { cueOf } from './cues.ts';
import { mindOf } from './levels.ts';
import { occasionOf } from './occasions.ts';
import { placeOf } from './place.ts';
import { SpywhereTempo } from './tempo.ts';

export const bots = {
  make(kit) {
    const mind = mindOf(kit.level, placeOf(kit), temperamentOf(kit.member));
    const bot = new TurnBot(spywhere, kit, mind, new SpywhereTempo(kit));
    return new WaitsInPauses(speaking(bot, kit, cueOf));
  },
  occasionOf,
} satisfies BotPart;
