export * as spywhereRules from './spywhere/index.ts';
export * as winkFamily from './wink-family/index.ts';
export type { Word } from './word.ts';
