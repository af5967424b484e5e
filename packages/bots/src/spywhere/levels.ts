import type { Level } from '../bot.ts';
import { ExpertMind } from './expert.ts';
import type { Place, SpywhereMind } from './mind.ts';
import { levels } from './parameters/index.ts';
import { chooseInSpywhere } from './random.ts';
import { SharkMind } from './shark.ts';
import { ThumbMind } from './thumb.ts';

/** Who thinks at which level. */
export function mindOf(level: Level, place: Place): SpywhereMind {
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
      return new SharkMind(place, levels.shark);
  }
}
