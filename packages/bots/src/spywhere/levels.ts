import type { Level } from '../bot.ts';
import { EVEN, type Temperament } from '../cast/temperaments.ts';
import { ExpertMind } from './expert.ts';
import type { Place, SpywhereMind } from './mind.ts';
import { levels } from './parameters/index.ts';
import { chooseInSpywhere } from './random.ts';
import { SharkMind } from './shark.ts';
import { temperedCharacter, temperedJudgement } from './tempered.ts';
import { ThumbMind } from './thumb.ts';

/** The mind that plays at a level. */
export function mindOf(level: Level, place: Place, temperament: Temperament = EVEN): SpywhereMind {
  switch (level) {
    case 'random':
      return {
        notice: () => {},
        choose: (view, legal) => chooseInSpywhere({ view, legal, random: place.random }),
      };
    case 'novice':
      return new ThumbMind(place, temperedCharacter(levels.novice, temperament));
    case 'regular':
      return new ThumbMind(place, temperedCharacter(levels.regular, temperament));
    case 'expert':
      return new ExpertMind(place, temperedJudgement(levels.expert, temperament));
    case 'shark':
      return new SharkMind(place, levels.shark);
  }
}
