import type * as spywhereRules from '@oeillade/games/spywhere';
import type { BotKit, BotPart, Level } from '../bot.ts';
import { SpywhereBody } from './body.ts';
import { NOVICE, REGULAR } from './character.ts';
import { EFFORT } from './effort.ts';
import { ExpertMind } from './expert.ts';
import type { Mind, Place, View } from './mind.ts';
import { chooseInSpywhere } from './random.ts';
import { ThumbMind } from './thumb.ts';

export const bots = {
  make: (kit) => new SpywhereBody(kit, mindOf(kit.level, placeOf(kit))),
} satisfies BotPart;

const placeOf = (kit: BotKit): Place => ({
  seat: kit.seat,
  players: kit.players,
  options: kit.options as spywhereRules.SpywhereOptions,
  random: kit.random,
  view: () => kit.view() as View,
});

function mindOf(level: Level, place: Place): Mind {
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
  }
}
