import { FITTED } from './fitted.ts';
import { ANYBODY, type FittedHabits, type Guise, STYLES, type Style } from './habits.ts';

export { FITTED } from './fitted.ts';
export * from './habits.ts';

/** How likely each style is before somebody has acted. People who play like none of the levels are rare, but they come. */
const PRIOR: Readonly<Record<Style, number>> = {
  random: 0.05,
  novice: 0.2,
  regular: 0.25,
  expert: 0.25,
  shark: 0.2,
  anybody: 0.05,
};

/** All the ways to play that are thought of. */
export const guisesOf = (players: number, fitted: FittedHabits = FITTED): Guise[] =>
  STYLES.map((style) => ({
    habits: style === 'anybody' ? ANYBODY : fitted[players]![style],
    prior: PRIOR[style],
  }));
