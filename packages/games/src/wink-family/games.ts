import * as editions from './editions/index.ts';
import { type WinkGame, winkGame } from './game.ts';

type EditionId = (typeof editions)[keyof typeof editions]['id'];

/** A game for each edition, by its id. */
export const games = Object.fromEntries(
  Object.values(editions).map((edition) => [edition.id, winkGame(edition)]),
) as { readonly [Id in EditionId]: WinkGame };

/** The game of that id, which must be one of the family. */
export function winkGameOf(id: string): WinkGame {
  if (!Object.hasOwn(games, id)) throw new Error(`"${id}" is no edition of the wink family.`);
  return games[id as EditionId];
}
