import { games as spywhere } from '@oeillade/games/spywhere';
import { games as winkFamily } from '@oeillade/games/wink-family';
import { library } from '../../src/shell/library.ts';

await library.loadAll();

/** All that the pages may load, loaded. */
export { findGame, library, makeBot, tell } from '../../src/shell/library.ts';

export const games = { ...winkFamily, ...spywhere };
export type GameId = keyof typeof games;
export const gameIds = library.labels.map(({ id }) => id as GameId);
