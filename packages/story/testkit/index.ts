export * from './evening.ts';
export * from './games.ts';
