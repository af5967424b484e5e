import type { MoveList, Seat } from '@oeillade/kernel';
import { ACCUSE, CALL, DESIGNATE, move, PASS, SIGNAL } from './commands.ts';
import { SIGNALS } from './options.ts';
import {
  BANNED,
  BOARD,
  CONTACTED,
  calledBy,
  isWaiting,
  mayDesignate,
  OVER,
  SPIES,
  STANDS,
  TURN,
  TWIN,
  UP,
  type WinkState,
} from './state.ts';

/** The one source of legality in the wink family. */
export function moves(state: WinkState, seat: Seat, into: MoveList): void {
  const { cells } = state;
  if (cells[OVER] !== 0) return;
  if (cells[TURN] === seat) turnMoves(state, seat, into);
  if (cells[SPIES + seat]! > 0) accusations(state, seat, into);
  if (state.deal.options.channel === 'avatars') signals(state, seat, into);
}

function turnMoves(state: WinkState, seat: Seat, into: MoveList): void {
  const { deal, cells } = state;
  if (mayDesignate(cells, seat)) {
    for (let named = 0; named < deal.players; named++) {
      if (named !== seat) into.add(move(DESIGNATE, named, 0));
    }
    if (deal.edition.mustDesignate) return;
  }
  const before = into.length;
  for (let place = 0; place < deal.board.length; place++) {
    const number = deal.board[place]!;
    if (canCall(cells, seat, number)) into.add(move(CALL, 0, number));
  }
  if (into.length === before) into.add(move(PASS, 0, 0));
}

/** W-11…W-15. The seat's own pawn on a card blocks it like any other: the pawn must go elsewhere. */
export const canCall = (cells: Uint8Array, seat: Seat, number: number): boolean =>
  cells[BOARD + number] === UP && cells[STANDS + number] === 0 && cells[TWIN + number] !== seat;

function accusations({ deal, cells }: WinkState, seat: Seat, into: MoveList): void {
  for (let caller = 0; caller < deal.players; caller++) {
    const number = calledBy(cells, caller);
    if (number === 0 || caller === seat || cells[TWIN + number] === seat || cells[BANNED + number] !== 0)
      continue;
    for (let named = 0; named < deal.players; named++) {
      if (named !== seat && named !== caller) into.add(move(ACCUSE, named, number));
    }
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
export function hasNoCall({ deal, cells }: WinkState, seat: Seat): boolean {
  return !deal.board.some((number) => canCall(cells, seat, number));
}

/** E-10: must this seat name a partner before it does anything else? */
export const mustDesignate = ({ deal, cells }: WinkState, seat: Seat): boolean =>
  deal.edition.mustDesignate && cells[CONTACTED] === 0 && mayDesignate(cells, seat);
