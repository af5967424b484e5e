export * from './conformance.ts';
export * from './leaks.ts';
export * from './playthrough.ts';
export * from './random-game.ts';
export * from './specimen.ts';
