import { Library, offered } from '@oeillade/catalogue';

/** The games that the lab plays, loaded before anything is asked for. */
export const library = new Library(offered);
await library.loadAll();

export const { findGame, gameOf, makeBot } = library;
export const gameIds: readonly string[] = library.labels.map(({ id }) => id);
