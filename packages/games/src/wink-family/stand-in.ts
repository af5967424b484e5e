import { type Move, MoveList, type Random, type Seat, type StoodInFor } from '@oeillade/kernel';
import { goesInCircles } from './circles.ts';
import { CALL, DESIGNATE, kindOf, PASS } from './commands.ts';
import { moves, mustDesignate } from './moves.ts';
import { mayDesignate, type WinkState } from './state.ts';

/** How often a stand-in guesses for somebody who is away: without guesses a table of stand-ins would play for ever. */
const GUESSES = 0.25;

/** Calls any card that may be called, or passes; designates where it must (E-10), and for the absent where it may. */
export function standIn(state: WinkState, seat: Seat, random: Random, player: StoodInFor): Move {
  const legal = new MoveList(256);
  moves(state, seat, legal);
  const designates = mustDesignate(state, seat) || (player.isAway && guesses(state, seat, random));
  const wanted = designates ? [DESIGNATE] : [CALL, PASS];
  return random.pick(legal.toArray().filter((move) => wanted.includes(kindOf(move))));
}

/** D-8: a wrong name costs the card, so nobody who is there has it named for them. W-18: in circles somebody has to. */
const guesses = (state: WinkState, seat: Seat, random: Random): boolean =>
  mayDesignate(state.cells, seat) && (goesInCircles(state) || random.happens(GUESSES));
