import type { GameId, games } from '@oeillade/games';
import type { Player, PlayerOf } from '../player.ts';
import { chooseInSpywhere } from './spywhere.ts';
import { chooseInWink } from './wink.ts';

const wink = { choose: chooseInWink };

/** A game without a random player does not compile. */
const players: { readonly [Id in GameId]: PlayerOf<(typeof games)[Id]> } = {
  zwinkern: wink,
  'wink-agents': wink,
  wink,
  spywhere: { choose: chooseInSpywhere },
};

/** Plays at random, yet as somebody who wants to win: the measure for better players. */
export const randomPlayer = (id: GameId): Player => players[id];
