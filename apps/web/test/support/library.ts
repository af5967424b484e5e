import type { Game } from '@oeillade/kernel';
import { library } from '../../src/shell/library.ts';

await library.loadAll();

/** All that the pages may load, loaded. */
export { findGame, library, makeBot } from '../../src/shell/library.ts';

export const gameIds = library.labels.map(({ id }) => id);
export const games: Readonly<Record<string, Game>> = Object.fromEntries(
  gameIds.map((id) => [id, library.gameOf(id)]),
);
