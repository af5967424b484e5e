import { Random, seedFrom } from '@oeillade/kernel';
import { Drill } from '../drill.ts';
import type { DrillLevel } from '../levels.ts';

/** A date in somebody's own calendar, as `2026-11-18`. */
export type Day = string;

/** The date where this person is: midnight is theirs, not Greenwich's. */
export function dayOf(now: Date): Day {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** As fast as a quick table, and the same for everybody. Another number here is another ten winks for every day. */
export const DAY_LEVEL: DrillLevel = {
  faces: 4,
  winks: 10,
  turning: 200,
  lasting: 900,
  meets: 1_500,
  rests: 1_700,
  between: 1_300,
  board: 0.35,
};

/** The ten winks of a day. Nothing of what anybody does changes them: they follow from the date alone. */
export const drillOfDay = (day: Day): Drill =>
  new Drill(DAY_LEVEL, new Random(seedFrom(`eye of the day ${day}`), 'drill'));
