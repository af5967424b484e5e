/** What tools need that measure how the minds of Spywhere play. */
export { Attempts } from '../attempts.ts';
export type { Guise } from '../evidence.ts';
export { mindOf } from '../levels.ts';
export type { Place, SpywhereMind } from '../mind.ts';
export { Notebook } from '../notebook.ts';
export { type MindsAtTable, playMinds } from './play-minds.ts';
