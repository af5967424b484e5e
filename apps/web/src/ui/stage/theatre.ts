import { createContext } from 'react';
import type { Settings } from '../../shell/settings.ts';

/** How much of a play this device makes of what is announced. */
export type Theatre = Settings['theatre'];
export const THEATRES = ['full', 'brief', 'plain'] as const satisfies readonly Theatre[];

/** So many accusations are played at their full length; after them everybody knows how it goes. */
const PLAYED_IN_FULL = 3;
const BRIEF = 0.6;

/** By how much scenes are shortened. `before` counts the accusations of this game so far. */
export const tempoOf = (theatre: Theatre, before: number): number =>
  theatre === 'brief' || before >= PLAYED_IN_FULL ? BRIEF : 1;

/** Around a table at which a coach speaks: there nothing is staged. */
export const TheatreOff = createContext(false);
