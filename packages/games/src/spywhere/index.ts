export * from './commands.ts';
export * from './events.ts';
export { spywhere } from './game.ts';
export * from './nations.ts';
export { SpywhereOptions } from './options.ts';
export type { SpywhereState } from './state.ts';
export * from './view.ts';
