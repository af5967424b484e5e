import { NOVICE, REGULAR } from '../character.ts';
import { EFFORT } from '../effort.ts';
import { JUDGEMENT } from '../judgement.ts';

/** The numbers by which each level plays; who plays anything legal needs none. */
export const levels = {
  random: {},
  novice: NOVICE,
  regular: REGULAR,
  expert: JUDGEMENT,
  shark: EFFORT,
} as const;
