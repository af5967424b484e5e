import { Library, offered } from '../src/index.ts';

/** All that is offered, loaded. */
export const library = new Library(offered);
await library.loadAll();

export const { findGame, gameOf, makeBot, occasionOf, tell, traitsOf } = library;
export const gameIds: readonly string[] = library.labels.map(({ id }) => id);
