import { facesIn, type Game, hasRoomForBots, type Refusal, type Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import { findGame } from '../../shell/library.ts';

export type Arranged = Pick<Lobby, 'game' | 'options' | 'seats'>;

/** What the table may agree on in any game, with this many people. */
export interface Offer {
  readonly starters: readonly Seat[];
  /** Do the eyes go through the software, so that it matters how they see? */
  readonly eyes: boolean;
  /** Are the faces those of real people, in living pictures? */
  readonly pictures: boolean;
  readonly calls: boolean;
  /** D-1, D-46: among real faces a bot has none to show. */
  readonly bots: boolean;
}

function gameOf(lobby: Arranged): Game {
  const game = findGame(lobby.game);
  if (!game) throw new Error(`There is no such game as "${lobby.game}".`);
  return game;
}

/** While people are still to come, options are judged as if there were enough. */
const playersAt = ({ seats }: Arranged, { facts }: Game): number =>
  Math.min(Math.max(seats.length, facts.players.min), facts.players.max);

/** The options as they will be played. `Options` are those of the game, known to whoever asks for them. */
export const agreed = <Options extends object>(lobby: Arranged): Partial<Options> => ({
  ...gameOf(lobby).facts.defaults,
  ...lobby.options,
});

/** Why the game could not begin with these options, by its own rules; null where it can. */
export function problemOf(lobby: Arranged): Refusal | null {
  const game = gameOf(lobby);
  return game.checkSetup({ players: playersAt(lobby, game), options: agreed(lobby) });
}

/** What can be chosen is what the game's own check lets pass. */
export function allows(lobby: Arranged, wish: object): boolean {
  const game = gameOf(lobby);
  const { defaults } = game.facts;
  return (
    Object.keys(wish).every((key) => key in defaults) &&
    game.checkSetup({ players: playersAt(lobby, game), options: { ...defaults, ...wish } }) === null
  );
}

export function offerOf(lobby: Arranged): Offer {
  const game = gameOf(lobby);
  const faces = facesIn(game, { players: playersAt(lobby, game), options: agreed(lobby) });
  return {
    starters: [...lobby.seats.keys()].filter((first) => allows(lobby, { first })),
    eyes: faces === 'drawn' || faces === 'living',
    pictures: faces === 'living',
    calls: game.facts.kinds.paced.length > 0,
    bots: hasRoomForBots(faces),
  };
}
