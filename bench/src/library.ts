import { Library, offered } from '@oeillade/catalogue';

/** The games that are measured, loaded before anything is. */
export const library = new Library(offered);
await library.loadAll();

export const { findGame, gameOf, makeBot, tell } = library;
export const gameIds: readonly string[] = library.labels.map(({ id }) => id);
