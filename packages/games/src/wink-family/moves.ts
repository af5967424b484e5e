import type { MoveList, Seat } from '@oeillade/kernel';
import { ACCUSE, CALL, DESIGNATE, move, PASS, SIGNAL } from './commands.ts';
import { SET_WORDS, WORD_BITS } from './number-set.ts';
import { SIGNALS } from './options.ts';
import {
  BANNED,
  CONTACTED,
  calledBy,
  FREE,
  isWaiting,
  mayDesignate,
  OVER,
  SPIES,
  TURN,
  TWIN,
  type WinkState,
} from './state.ts';

const NEXT_SEAT = move(0, 1, 0);
const NEXT_NUMBER = move(0, 0, 1);

/** The one source of legality in the wink family. */
export function moves(state: WinkState, seat: Seat, into: MoveList): void {
  const { cells } = state;
  if (cells[OVER] !== 0) return;
  if (cells[TURN] === seat) turnMoves(state, seat, into);
  if (cells[SPIES + seat]! > 0) accusations(state, seat, into);
  if (state.deal.options.channel !== 'faces') signals(state, seat, into);
}

function turnMoves(state: WinkState, seat: Seat, into: MoveList): void {
  const { deal, cells } = state;
  if (mayDesignate(cells, seat)) {
    into.addEach(othersThan(seat, deal.players), move(DESIGNATE, 0, 0), NEXT_SEAT);
    if (deal.edition.mustDesignate) return;
  }
  const before = into.length;
  into.addEach(callable(state, seat, 0), move(CALL, 0, 1), NEXT_NUMBER);
  into.addEach(callable(state, seat, 1), move(CALL, 0, 1 + WORD_BITS), NEXT_NUMBER);
  if (into.length === before) into.add(move(PASS, 0, 0));
}

/**
 * W-11…W-15, as one word of a set. The seat's own pawn on a card blocks it like any other: the pawn must go elsewhere.
 * The hand as dealt will do: once a twin has left the hand, its card on the board is not face up.
 */
const callable = ({ deal, cells }: WinkState, seat: Seat, word: number): number =>
  cells[FREE + word]! & ~deal.dealt[seat * SET_WORDS + word]!;

const othersThan = (seat: Seat, players: number): number => ((1 << players) - 1) & ~(1 << seat);

function accusations({ deal, cells }: WinkState, seat: Seat, into: MoveList): void {
  for (let caller = 0; caller < deal.players; caller++) {
    const number = calledBy(cells, caller);
    if (number === 0 || caller === seat || cells[TWIN + number] === seat || cells[BANNED + number] !== 0)
      continue;
    into.addEach(othersThan(seat, deal.players) & ~(1 << caller), move(ACCUSE, 0, number), NEXT_SEAT);
  }
}

function signals({ deal, cells }: WinkState, seat: Seat, into: MoveList): void {
  for (let caller = 0; caller < deal.players; caller++) {
    if (caller === seat || !isWaiting(cells, caller)) continue;
    if (cells[TWIN + calledBy(cells, caller)] !== seat) continue;
    for (const signal of deal.options.signals) into.add(move(SIGNAL, caller, SIGNALS.indexOf(signal)));
  }
}

/** W-16: has this seat, whose turn it is, nothing to call? */
export const hasNoCall = (state: WinkState, seat: Seat): boolean =>
  callable(state, seat, 0) === 0 && callable(state, seat, 1) === 0;

/** E-10: must this seat name a partner before it does anything else? */
export const mustDesignate = ({ deal, cells }: WinkState, seat: Seat): boolean =>
  deal.edition.mustDesignate && cells[CONTACTED] === 0 && mayDesignate(cells, seat);
