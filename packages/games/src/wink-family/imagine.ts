import type { Setup } from '@oeillade/kernel';
import type { Edition } from './edition.ts';
import { ENDS } from './events.ts';
import { include } from './number-set.ts';
import type { WinkOptions } from './options.ts';
import {
  BANNED,
  BOARD,
  blank,
  CONTACTED,
  DOWN,
  FACE_DOWN,
  FACE_UP,
  FREE,
  GONE,
  HAND,
  handSets,
  LAID,
  OVER,
  PAWN,
  SPIES,
  SPIES_LAID,
  STANDS,
  TAKER,
  TURN,
  TWIN,
  UNDEALT,
  UP,
  type WinkState,
  WON,
} from './state.ts';
import type { WinkView } from './view-shape.ts';

const CARD = { up: UP, down: DOWN, gone: GONE } as const;

/** Twins that the viewer cannot place are taken for undealt: nobody holds them. */
export function imagine(edition: Edition, setup: Setup<WinkOptions>, view: WinkView): WinkState {
  const { players, options } = setup;
  const cells = blank();
  const board = view.board.map(({ number }) => number);
  for (const { number, card, pawn } of view.board) {
    cells[BOARD + number] = CARD[card];
    cells[TWIN + number] = UNDEALT;
    cells[STANDS + number] = pawn === null ? 0 : pawn + 1;
    if (card === 'up') cells[FACE_UP]!++;
    if (card === 'up' && pawn === null) include(cells, FREE, number);
  }
  view.seats.forEach((seat, index) => {
    cells[PAWN + index] = seat.pawn ?? 0;
    cells[HAND + index] = seat.handSize;
    cells[SPIES + index] = seat.spies;
    cells[SPIES_LAID + index] = seat.spiesLaid;
    cells[FACE_DOWN + index] = seat.faceDown;
    cells[WON + index] = seat.score - seat.spies;
    for (const { number, from } of seat.laid) {
      if (from === 'board') cells[TAKER + number] = index + 1;
      else cells[TWIN + number] = LAID + index;
    }
  });
  for (const number of view.banned) cells[BANNED + number] = 1;
  const hands = view.seats.map((_, seat) => (seat === view.viewer ? (view.hand ?? []) : []));
  hands.forEach((hand, seat) => {
    for (const number of hand) cells[TWIN + number] = seat;
  });
  cells[TURN] = view.turn ?? 0;
  cells[CONTACTED] = view.contacted ? 1 : 0;
  cells[OVER] = view.revealed ? 1 + ENDS.indexOf(view.revealed.why) : 0;
  const deal = {
    edition,
    players,
    options,
    board,
    hands,
    dealt: handSets(hands),
    left: [],
    first: view.turn ?? 0,
  };
  return { deal, cells };
}
