import { Library, offered } from '@oeillade/catalogue';
import { games as spywhere } from '@oeillade/games/spywhere';
import { games as winkFamily } from '@oeillade/games/wink-family';

/** All rules that the pages have at hand without loading anything. */
export const games = { ...winkFamily, ...spywhere };

export type GameId = keyof typeof games;

/** The games that the pages know: bots and stories are loaded when they are wanted. */
export const library = new Library(offered);
library.addRules(games);

export const { findGame, makeBot, tell } = library;
export const gameIds = library.labels.map(({ id }) => id as GameId);
