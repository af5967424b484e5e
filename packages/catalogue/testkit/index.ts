export { botGame, type Heard } from './bot-game.ts';
export * from './library.ts';
