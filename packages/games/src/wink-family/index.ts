export * from './commands.ts';
export * from './edition.ts';
export * from './events.ts';
export { type WinkGame, winkGame } from './game.ts';
export { SIGNALS, type Signal, WinkOptions } from './options.ts';
export * from './revelation.ts';
export type { WinkState } from './state.ts';
export * from './view.ts';
