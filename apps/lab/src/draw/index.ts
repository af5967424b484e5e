import type { GameId, games } from '@oeillade/games';
import type { Artist, ArtistOf } from './artist.ts';
import { isSpywhereTurn, tellSpywhere } from './spywhere-story.ts';
import { drawSpywhere } from './spywhere-table.ts';
import { isWinkTurn, tellWink } from './wink-story.ts';
import { drawWink } from './wink-table.ts';

const wink = { draw: drawWink, tell: tellWink, isTurn: isWinkTurn };
const spywhere = { draw: drawSpywhere, tell: tellSpywhere, isTurn: isSpywhereTurn };

/** A game that cannot be drawn does not compile. */
const artists: { readonly [Id in GameId]: ArtistOf<(typeof games)[Id]> } = {
  zwinkern: wink,
  'wink-agents': wink,
  wink,
  spywhere,
};

export const artistOf = (id: GameId): Artist => artists[id];
