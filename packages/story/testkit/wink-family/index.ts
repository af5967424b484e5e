export * from './evening.ts';
