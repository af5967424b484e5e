import { type GameId, games, type winkFamily } from '@oeillade/games';

/** The edition of a game of the wink family. */
export function editionOf(id: string): winkFamily.Edition {
  const game = games[id as GameId];
  if (!('edition' in game)) throw new Error(`"${id}" is no edition of the wink family.`);
  return game.edition;
}
