import type { games as spywhereGames } from '@oeillade/games/spywhere';
import type { WinkGame } from '@oeillade/games/wink-family';
import type { Artist, ArtistOf } from './artist.ts';
import { isSpywhereTurn, tellSpywhere } from './spywhere-story.ts';
import { drawSpywhere } from './spywhere-table.ts';
import { isWinkTurn, tellWink } from './wink-story.ts';
import { drawWink } from './wink-table.ts';

const wink: ArtistOf<WinkGame> = { draw: drawWink, tell: tellWink, isTurn: isWinkTurn };
const spywhere: ArtistOf<(typeof spywhereGames)['spywhere']> = {
  draw: drawSpywhere,
  tell: tellSpywhere,
  isTurn: isSpywhereTurn,
};

const artists: Readonly<Record<string, Artist>> = {
  zwinkern: wink,
  'wink-agents': wink,
  wink,
  spywhere,
};

export const artistOf = (id: string): Artist => artists[id]!;
