import type { Seat } from '@oeillade/kernel';
import { noteCall, noteCardGone, notePass } from './circles.ts';
import { ENDS, type End } from './events.ts';
import { exclude, include } from './number-set.ts';
import {
  BANNED,
  BOARD,
  CONTACTED,
  DOWN,
  FACE_DOWN,
  FACE_UP,
  FREE,
  GONE,
  HAND,
  LAID,
  OVER,
  PAWN,
  SPIES,
  SPIES_LAID,
  STANDS,
  TAKER,
  TURN,
  TWIN,
  UP,
  type WinkState,
  WON,
} from './state.ts';

/*
 * What each kind of event does to the state. Playing and folding both come here, so that they cannot differ.
 */

/** W-11: the pawn goes to the card, the turn to the left. */
export function call(state: WinkState, seat: Seat, number: number): void {
  const { cells } = state;
  leavePlace(cells, seat);
  cells[PAWN + seat] = number;
  cells[STANDS + number] = seat + 1;
  exclude(cells, FREE, number);
  noteCall(state);
  passTurn(state, seat);
}

/**
 * W-16: the pawn comes off the board. Nobody counts the passes: once all have passed, no pawn keeps anybody from a card that
 * is face up, and only one of them can hold its twin.
 */
export function pass(state: WinkState, seat: Seat): void {
  const { cells } = state;
  leavePlace(cells, seat);
  cells[PAWN + seat] = 0;
  notePass(state);
  passTurn(state, seat);
}

/** W-31…W-34: the player whose pawn is on a card names somebody. */
export function designate(state: WinkState, seat: Seat, named: Seat): void {
  const { cells, deal } = state;
  const number = cells[PAWN + seat]!;
  cells[CONTACTED] = 1;
  if (cells[TWIN + number] === named) {
    cells[BOARD + number] = GONE;
    cells[TAKER + number] = seat + 1;
    cells[WON + seat]!++;
    cells[WON + named]!++;
    layTwin(cells, number, named, named);
  } else if (deal.edition.turnsDown) {
    cells[BOARD + number] = DOWN;
    const holder = cells[TWIN + number]!;
    if (holder < deal.players) {
      cells[FACE_DOWN + holder]!++;
      layTwin(cells, number, holder, holder);
    }
  } else {
    cells[BOARD + number] = GONE;
  }
  cells[FACE_UP]!--;
  noteCardGone(state);
  endIfEmpty(state);
}

/** W-41…W-43, W-47 */
export function accuse(state: WinkState, seat: Seat, named: Seat, number: number): void {
  const { cells, deal } = state;
  cells[SPIES + seat]!--;
  if (cells[TWIN + number] !== named) {
    if (deal.edition.bansAfterFalse(deal.players)) cells[BANNED + number] = 1;
    return;
  }
  if (deal.edition.laysSpies) cells[SPIES_LAID + seat]!++;
  cells[BOARD + number] = GONE;
  cells[TAKER + number] = seat + 1;
  cells[WON + seat]! += 2;
  layTwin(cells, number, named, seat);
  cells[FACE_UP]!--;
  noteCardGone(state);
  endIfEmpty(state);
}

export function end({ cells }: WinkState, why: End): void {
  cells[OVER] = 1 + ENDS.indexOf(why);
}

function leavePlace(cells: number[], seat: Seat): void {
  const number = cells[PAWN + seat]!;
  if (number === 0 || cells[STANDS + number] !== seat + 1) return;
  cells[STANDS + number] = 0;
  if (cells[BOARD + number] === UP) include(cells, FREE, number);
}

function passTurn({ cells, deal }: WinkState, seat: Seat): void {
  cells[TURN] = seat + 1 === deal.players ? 0 : seat + 1;
  cells[CONTACTED] = 0;
}

function layTwin(cells: number[], number: number, holder: Seat, inFrontOf: Seat): void {
  cells[TWIN + number] = LAID + inFrontOf;
  cells[HAND + holder]!--;
}

/** W-50, W-51. An empty hand comes first: it ends the game at once, whatever made it so. */
function endIfEmpty(state: WinkState): void {
  const { cells, deal } = state;
  for (let seat = 0; seat < deal.players; seat++) {
    if (cells[HAND + seat] === 0) return end(state, 'hand-empty');
  }
  if (cells[FACE_UP] === 0) end(state, 'board-empty');
}
