import type { Level } from '../bot.ts';
import { NOVICE, REGULAR } from './character.ts';
import { EFFORT } from './effort.ts';
import { ExpertMind } from './expert.ts';
import { JUDGEMENT } from './judgement.ts';
import type { Place, SpywhereMind } from './mind.ts';
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
      return new ThumbMind(place, NOVICE);
    case 'regular':
      return new ThumbMind(place, REGULAR);
    case 'expert':
      return new ExpertMind(place, JUDGEMENT);
    case 'shark':
      return new SharkMind(place, EFFORT);
  }
}
