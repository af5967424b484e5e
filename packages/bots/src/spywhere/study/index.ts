/** What tools need that measure how the minds of Spywhere play. */
export { Attempts } from '../attempts.ts';
export type { Guise } from '../habits/habits.ts';
export { mindOf } from '../levels.ts';
export type { Place } from '../mind.ts';
export { Notebook } from '../notebook.ts';
export { playMinds } from './play-minds.ts';
