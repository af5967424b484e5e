import { type Move, MoveList, type Random, type Seat } from '@oeillade/kernel';
import { CALL, DESIGNATE, kindOf, PASS } from './commands.ts';
import { moves, mustDesignate } from './moves.ts';
import type { WinkState } from './state.ts';

/** Calls any card that may be called, passes if there is none, and designates only where it must (E-10). */
export function standIn(state: WinkState, seat: Seat, random: Random): Move {
  const legal = new MoveList(256);
  moves(state, seat, legal);
  const wanted = mustDesignate(state, seat) ? [DESIGNATE] : [CALL, PASS];
  return random.pick(legal.toArray().filter((move) => wanted.includes(kindOf(move))));
}
