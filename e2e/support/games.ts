import { Library, offered } from '@oeillade/catalogue';

/** The games that are offered, by id, in the order of the shelf. */
export const GAMES: readonly string[] = new Library(offered).labels.map(({ id }) => id);

/** The table of any game. */
export const ANY_TABLE = '[data-part~="game-table"]';
