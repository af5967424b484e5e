import { spywhere } from '@oeillade/games/spywhere';
import type { BotPart } from '../bot.ts';
import { temperamentOf } from '../cast/temperaments.ts';
import { TurnBot } from '../player/turn-bot.ts';
import { WaitsInPauses } from '../player/waits-in-pauses.ts';
import { mindOf } from './levels.ts';
import { occasionOf } from './occasions.ts';
import { placeOf } from './place.ts';
import { SpywhereTempo } from './tempo.ts';

export const bots = {
  make(kit) {
    const mind = mindOf(kit.level, placeOf(kit), temperamentOf(kit.member));
    return new WaitsInPauses(new TurnBot(spywhere, kit, mind, new SpywhereTempo(kit)));
  },
  occasionOf,
} satisfies BotPart;
