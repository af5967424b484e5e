import { Library, offered } from '@oeillade/catalogue';

/** The games that the pages know: rules, bots and stories are loaded when they are wanted. */
export const library = new Library(offered);

export const { findGame, makeBot, tell } = library;
