export { botGame } from './bot-game.ts';
export * from './library.ts';
