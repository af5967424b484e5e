import { type GameId, games, type winkFamily } from '@oeillade/games';

/** The edition of a game of the wink family; null for any other game. */
export function editionOf(id: string): winkFamily.Edition | null {
  if (!Object.hasOwn(games, id)) return null;
  const game = games[id as GameId];
  return 'edition' in game ? game.edition : null;
}
