import { type Move, MoveList, type Random, type Seat } from '@oeillade/kernel';
import { CALL, DESIGNATE, kindOf, PASS } from './commands.ts';
import { moves, mustDesignate } from './moves.ts';
import { mayDesignate, type WinkState } from './state.ts';

/** How often a stand-in guesses where it need not: never would leave a table of stand-ins playing for ever. */
const GUESSES = 0.25;

/** Calls any card that may be called, or passes; designates where it must (E-10), and now and then where it may. */
export function standIn(state: WinkState, seat: Seat, random: Random): Move {
  const legal = new MoveList(256);
  moves(state, seat, legal);
  const guesses = mustDesignate(state, seat) || (mayDesignate(state.cells, seat) && random.happens(GUESSES));
  const wanted = guesses ? [DESIGNATE] : [CALL, PASS];
  return random.pick(legal.toArray().filter((move) => wanted.includes(kindOf(move))));
}
