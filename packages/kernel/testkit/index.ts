export * from './conformance.ts';
export * from './golden.ts';
export { hostileCommands } from './hostile/commands.ts';
export { hostileRecords } from './hostile/records.ts';
export * from './leaks.ts';
export * from './other-worlds.ts';
export * from './playthrough.ts';
export * from './random-game.ts';
export * from './specimen.ts';
