import { NOVICE, REGULAR } from '../character.ts';
import { EFFORT } from '../effort.ts';
import { JUDGEMENT } from '../judgement.ts';
import { CALM, CLOSER, COLLECTOR } from '../outsiders/characters.ts';

/** The numbers by which each level plays; the level that plays anything legal has none. */
export const levels = { novice: NOVICE, regular: REGULAR, expert: JUDGEMENT, shark: EFFORT } as const;

/** Those of the outsiders, but for how two of them exchange. */
export const outsiders = { closer: CLOSER, collector: COLLECTOR, bluffer: CALM, hider: CALM } as const;
