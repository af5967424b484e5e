import { lessSure, raised } from '../cast/measures.ts';
import type { Temperament } from '../cast/temperaments.ts';
import type { Character } from './character.ts';
import type { Expertise } from './judgement.ts';

/** Rules of thumb as somebody of this temperament has them. */
export const temperedCharacter = (character: Character, { boldness, mischief }: Temperament): Character => ({
  ...character,
  confidence: lessSure(character.confidence, boldness),
  whim: raised(character.whim, mischief),
});

/** An expert of this temperament. */
export const temperedJudgement = (judgement: Expertise, { boldness, mischief }: Temperament): Expertise => ({
  ...judgement,
  leastConfidence: lessSure(judgement.leastConfidence, boldness),
  calmConfidence: lessSure(judgement.calmConfidence, boldness),
  whim: raised(judgement.whim, mischief),
});
