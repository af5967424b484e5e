import { Library, offered } from '@oeillade/catalogue';

const library = new Library(offered);
await library.loadAllRules();

/** The games that are offered, by id, in the order of the shelf. */
export const GAMES: readonly string[] = library.labels.map(({ id }) => id);

/** Those that are played with the eyes. */
export const EYE_GAMES: readonly string[] = GAMES.filter(
  (id) => library.gameOf(id).facts.kinds.signal !== null,
);

/** What a game's folder is called in every layer. */
export const folderOf = (game: string): string => library.labelOf(game)?.folder ?? '';

/** The table of any game. */
export const ANY_TABLE = '[data-part~="game-table"]';
