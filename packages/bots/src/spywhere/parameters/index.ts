import { NOVICE, REGULAR } from '../character.ts';
import { EFFORT } from '../effort.ts';

/** The numbers by which each level plays; who plays anything legal needs none. */
export const levels = {
  random: {},
  novice: NOVICE,
  regular: REGULAR,
  expert: EFFORT,
  shark: { ...EFFORT, worlds: 2 * EFFORT.worlds },
} as const;
