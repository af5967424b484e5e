import type { Level } from '../../bot.ts';
import { HABITS, MANNERS } from '../models/habits.ts';
import { TEMPERS } from '../temper.ts';

/** The numbers by which each level plays, to be shown. */
export const levels: Readonly<Record<Level, object>> = TEMPERS;

/** Those of modelled people, who differ in how they wink alone. */
export const people = Object.fromEntries(
  Object.keys(MANNERS).map((manner) => [`person-${manner}`, HABITS] as const),
);
