import type { Game, Setup } from './game.ts';

/**
 * Whose faces are looked at in a game. `none`: the game has no eyes; `drawn`: whoever sits there has an avatar; `living`: the
 * software carries living faces, pictures of people, each to whoever looks at it; `real`: people look at each other, and the software carries nothing.
 */
export type Faces = 'none' | 'drawn' | 'living' | 'real';

export function facesIn(game: Game, setup: Setup): Faces {
  if (game.facts.kinds.signal === null) return 'none';
  if (!game.carriesEyes(setup)) return 'real';
  return game.carriesPictures(setup) ? 'living' : 'drawn';
}

/** A bot has no face but a drawn one. */
export const hasRoomForBots = (faces: Faces): boolean => faces === 'none' || faces === 'drawn';
