import type { spywhereRules } from '@oeillade/games';
import type { Bot, BotKit, Level } from '../bot.ts';
import { chooseInSpywhere } from '../random/spywhere.ts';
import { SpywhereBody } from './body.ts';
import { NOVICE, REGULAR } from './character.ts';
import { EFFORT } from './effort.ts';
import { ExpertMind } from './expert.ts';
import type { Mind, Place, View } from './mind.ts';
import { ThumbMind } from './thumb.ts';

/** A player of Spywhere that sits on the same port as people. */
export function spywhereBot(kit: BotKit): Bot {
  const place: Place = {
    seat: kit.seat,
    players: kit.players,
    options: kit.options as spywhereRules.SpywhereOptions,
    random: kit.random,
    view: () => kit.view() as View,
  };
  return new SpywhereBody(kit, mindOf(kit.level, place));
}

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
