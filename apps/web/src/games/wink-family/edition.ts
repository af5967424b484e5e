import { type GameId, games, type winkFamily } from '@oeillade/games';

export type Edition = winkFamily.Edition;

/** In the order of the shelf. */
export const editionIds: readonly string[] = Object.entries(games).flatMap(([id, game]) =>
  'edition' in game ? [id] : [],
);

/** The edition of a game of the wink family. */
export function editionOf(id: string): Edition {
  const game = games[id as GameId];
  if (!('edition' in game)) throw new Error(`"${id}" is no edition of the wink family.`);
  return game.edition;
}
