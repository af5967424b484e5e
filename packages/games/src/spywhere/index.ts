export * from './commands.ts';
export { HAND_SIZE } from './deal.ts';
export * from './events.ts';
export { games, spywhere } from './game.ts';
export { labels } from './label.ts';
export * from './nations.ts';
export { SpywhereOptions } from './options.ts';
export { CLOSER_BONUS } from './score.ts';
export type { SpywhereState } from './state.ts';
/** How the state lies in its cells: for searches, which read it without making views. */
export * as board from './state.ts';
export * from './view.ts';
