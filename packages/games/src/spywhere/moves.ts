import type { MoveList, Seat } from '@oeillade/kernel';
import {
  ATTEMPT_ONE,
  DRAW_CARD,
  ELIMINATE,
  END_TURN,
  EXCHANGE_CARDS,
  lastField,
  lastMove,
  move,
} from './commands.ts';
import { NATION_COUNT } from './nations.ts';
import {
  ACT,
  ATTEMPT,
  attemptsToClose,
  cardsLeft,
  countInMarket,
  DRAW,
  EXCHANGE,
  handCell,
  isTooEarly,
  LAST,
  lastMissing,
  OVER,
  PLACED,
  type SpywhereState,
  STEP,
  TURN,
  timesAttempted,
} from './state.ts';
import { tripleIn } from './triples.ts';

/** The one source of legality in Spywhere. */
export function moves(state: SpywhereState, seat: Seat, into: MoveList): void {
  const { cells, deal } = state;
  if (cells[OVER] !== 0) return;
  if (cells[STEP] === LAST) {
    if ((lastMissing(state) >> seat) & 1) {
      if (deal.players === 2) lastPairs(state, seat, into);
      else lastOfMany(state, seat, 0, cardsLeft(state, seat), 0, into);
    }
  } else if (cells[TURN] === seat) turnMoves(state, seat, into);
}

function turnMoves(state: SpywhereState, seat: Seat, into: MoveList): void {
  const { cells } = state;
  switch (cells[STEP]) {
    case DRAW:
      into.add(move(DRAW_CARD, 0, 0));
      break;
    case EXCHANGE:
      exchanges(cells, seat, into);
      break;
    case ACT:
      eliminations(state, seat, into);
      attempts(state, seat, into);
      into.add(move(END_TURN, 0, 0));
      break;
    case ATTEMPT:
      attempts(state, seat, into);
      into.add(move(END_TURN, 0, 0));
      break;
  }
}

/** S-21, S-22 */
function exchanges(cells: Uint8Array, seat: Seat, into: MoveList): void {
  for (let took = 0; took < NATION_COUNT; took++) {
    if (countInMarket(cells, took) === 0) continue;
    for (let gave = 0; gave < NATION_COUNT; gave++) {
      if (cells[handCell(seat, gave)] !== 0) into.add(move(EXCHANGE_CARDS, gave, took));
    }
  }
}

/** S-23, S-24 */
function eliminations({ cells, deal }: SpywhereState, seat: Seat, into: MoveList): void {
  const nation = tripleIn(cells);
  if (nation !== -1 && ((deal.own[seat]! >> nation) & 1) === 0) into.add(move(ELIMINATE, 0, nation));
}

/** S-29…S-32 */
function attempts(state: SpywhereState, seat: Seat, into: MoveList): void {
  if (isTooEarly(state, seat)) return;
  const cards = cardsLeft(state, seat);
  for (let at = 0; at < state.deal.players; at++) {
    if (!isOpen(state, seat, at)) continue;
    for (let nation = 0; nation < NATION_COUNT; nation++) {
      if ((cards >> nation) & 1) into.add(move(ATTEMPT_ONE, at, nation));
    }
  }
}

/** S-30, S-51: may `seat` still attempt `at`? */
const isOpen = ({ cells, deal }: SpywhereState, seat: Seat, at: Seat): boolean =>
  at !== seat && timesAttempted(cells, seat, at) < deal.attemptsEach;

/** S-42: for each opponent in turn, leave it out or give it one of the cards that are left. */
function lastOfMany(
  state: SpywhereState,
  seat: Seat,
  at: Seat,
  cards: number,
  fields: number,
  into: MoveList,
): void {
  if (at === state.deal.players) {
    into.add(lastMove(fields));
    return;
  }
  lastOfMany(state, seat, at + 1, cards, fields, into);
  if (!isOpen(state, seat, at)) return;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (((cards >> nation) & 1) === 0) continue;
    lastOfMany(state, seat, at + 1, cards & ~(1 << nation), fields | lastField(at, nation), into);
  }
}

/** S-42 with two players: any cards that are left, two attempts in all (S-51). */
function lastPairs(state: SpywhereState, seat: Seat, into: MoveList): void {
  const cards = cardsLeft(state, seat);
  const most = attemptsToClose(state.deal) - state.cells[PLACED + seat]!;
  for (let set = 0; set < 1 << NATION_COUNT; set++) {
    if ((set & ~cards) === 0 && sizeOf(set) <= most) into.add(lastMove(set));
  }
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/**
 * Is there anything that this seat, as far as the table can see, might still do in its turn? A triple counts
 * although it may be the seat's own nationality: a turn that ended by itself would tell whose passport it is.
 */
export const mightGoOn = (state: SpywhereState, seat: Seat): boolean =>
  !isTooEarly(state, seat) || (state.cells[STEP] === ACT && tripleIn(state.cells) !== -1);
