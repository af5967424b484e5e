import * as spywhereRules from '@oeillade/games/spywhere';
import type { BotKit, BotPart, Level } from '../bot.ts';
import { TurnBot } from '../player/turn-bot.ts';
import { WaitsInPauses } from '../player/waits-in-pauses.ts';
import { NOVICE, REGULAR } from './character.ts';
import { EFFORT } from './effort.ts';
import { ExpertMind } from './expert.ts';
import type { Place, SpywhereMind, View } from './mind.ts';
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
      return new ThumbMind(place, NOVICE);
    case 'regular':
      return new ThumbMind(place, REGULAR);
    case 'expert':
      return new ExpertMind(place, EFFORT);
    case 'shark':
      return new ExpertMind(place, { ...EFFORT, worlds: 2 * EFFORT.worlds });
  }
}
