import * as spywhereRules from '@oeillade/games/spywhere';
import type { BotKit, BotPart, Level } from '../bot.ts';
import { TurnBot } from '../player/turn-bot.ts';
import { WaitsInPauses } from '../player/waits-in-pauses.ts';
import { ExpertMind } from './expert.ts';
import type { Place, SpywhereMind, View } from './mind.ts';
import { levels } from './parameters/index.ts';
import { chooseInSpywhere } from './random.ts';
import { SpywhereTempo } from './tempo.ts';
import { ThumbMind } from './thumb.ts';

export const bots = {
  make(kit) {
    const mind = mindOf(kit.level, placeOf(kit));
    return new WaitsInPauses(new TurnBot(spywhereRules.spywhere, kit, mind, new SpywhereTempo(kit)));
  },
} satisfies BotPart;

const placeOf = (kit: BotKit): Place => ({
  seat: kit.seat,
  players: kit.players,
  options: kit.options as spywhereRules.SpywhereOptions,
  random: kit.random,
  view: () => kit.view() as View,
});

function mindOf(level: Level, place: Place): SpywhereMind {
  switch (level) {
    case 'random':
      return {
        notice: () => {},
        choose: (view, legal) => chooseInSpywhere({ view, legal, random: place.random }),
      };
    case 'novice':
      return new ThumbMind(place, levels.novice);
    case 'regular':
      return new ThumbMind(place, levels.regular);
    case 'expert':
      return new ExpertMind(place, levels.expert);
    case 'shark':
      return new ExpertMind(place, levels.shark);
  }
}
