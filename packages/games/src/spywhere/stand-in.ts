import { type Move, MoveList, type Random, type Seat } from '@oeillade/kernel';
import { DRAW_CARD, END_TURN, firstOf, lastMove, move, secondOf } from './commands.ts';
import { moves } from './moves.ts';
import { DRAW, EXCHANGE, LAST, type SpywhereState, STEP } from './state.ts';

/** Draws, exchanges like for like where it can, and leaves out all that is optional. */
export function standIn(state: SpywhereState, seat: Seat, random: Random): Move {
  switch (state.cells[STEP]) {
    case DRAW:
      return move(DRAW_CARD, 0, 0);
    case EXCHANGE:
      return anyExchange(state, seat, random);
    case LAST:
      return lastMove(0);
    default:
      return move(END_TURN, 0, 0);
  }
}

function anyExchange(state: SpywhereState, seat: Seat, random: Random): Move {
  const legal = new MoveList(64);
  moves(state, seat, legal);
  const exchanges = legal.toArray();
  const alike = exchanges.filter((exchange) => firstOf(exchange) === secondOf(exchange));
  return random.pick(alike.length > 0 ? alike : exchanges);
}
