export * from './player.ts';
export * from './random/index.ts';
