export { games, liarsDice } from './game.ts';
export { labels } from './label.ts';
export * from './schemas.ts';
export { type DiceState, loserOf } from './state.ts';
