import type { Seat, Setup } from '@oeillade/kernel';
import type { Edition } from './edition.ts';
import type { Dealt } from './events.ts';
import { include, SET_WORDS } from './number-set.ts';
import type { WinkOptions } from './options.ts';

/** What never changes after the deal; all the copies of a state share it. */
export interface Deal {
  readonly edition: Edition;
  readonly players: number;
  readonly options: WinkOptions;
  readonly board: readonly number[];
  readonly hands: readonly (readonly number[])[];
  /** The hands as dealt, each as a set: that of a seat is at seat * SET_WORDS. */
  readonly dealt: readonly number[];
  readonly left: readonly number[];
  readonly first: Seat;
}

/**
 * All that changes lies in one array of small numbers: a copy of the state is a copy of that array. It is a plain one
 * because a typed array of more than 64 bytes is copied five times slower, its memory lying outside of the heap.
 */
export interface WinkState {
  readonly deal: Deal;
  readonly cells: number[];
}

/*
 * Where things are in `cells`. Entries for each card are found at OFFSET + number (1-36), entries for each
 * seat at OFFSET + seat.
 */
export const TURN = 0;
/** 1 once the player whose turn it is has designated. */
export const CONTACTED = 1;
/** W-18: how many turns in a row, from a pass on, left every card where it was; a lap without a pass ends the row. */
export const CIRCLING = 2;
/** 0 while the game runs, else 1 + the index in ENDS. */
export const OVER = 3;
/** How many board cards are still face up. */
export const FACE_UP = 4;
/** The board card of each number: ABSENT, UP, DOWN or GONE. */
export const BOARD = 4;
/** The twin of each number: the seat that holds it, UNDEALT, or LAID + the seat in front of which it lies. */
export const TWIN = BOARD + 36;
/** Who took the board card: seat + 1, or 0. */
export const TAKER = TWIN + 36;
/** Whose pawn stands on the card: seat + 1, or 0. */
export const STANDS = TAKER + 36;
/** 1 where nobody may accuse about this number again (W-47). */
export const BANNED = STANDS + 36;
/** The number on which each seat's pawn stands, or 0. */
export const PAWN = BANNED + 36 + 1;
/** Character cards in hand. */
export const HAND = PAWN + 8;
/** Spy cards in hand. */
export const SPIES = HAND + 8;
/** Spy cards laid down by true accusations (E-13). */
export const SPIES_LAID = SPIES + 8;
/** Character cards face up in front of each seat: its points. */
export const WON = SPIES_LAID + 8;
/** Character cards face down in front of each seat. */
export const FACE_DOWN = WON + 8;
/** The cards to which a pawn may go, face up and with no pawn on them, as a set: what BOARD and STANDS say, at a glance. */
export const FREE = FACE_DOWN + 8;
/** How many calls in a row there were since somebody passed. */
export const CALLS = FREE + SET_WORDS;
export const SIZE = CALLS + 1;

export const ABSENT = 0;
export const UP = 1;
export const DOWN = 2;
export const GONE = 3;

export const UNDEALT = 8;
export const LAID = 16;

export function begin(edition: Edition, setup: Setup<WinkOptions>, dealt: Dealt): WinkState {
  const { board, hands, left, spies, first } = dealt;
  const { players, options } = setup;
  const cells = blank();
  cells[TURN] = first;
  cells[FACE_UP] = board.length;
  for (const number of board) {
    cells[BOARD + number] = UP;
    include(cells, FREE, number);
  }
  for (const number of left) cells[TWIN + number] = UNDEALT;
  hands.forEach((hand, seat) => {
    cells[HAND + seat] = hand.length;
    cells[SPIES + seat] = spies[seat]!;
    for (const number of hand) cells[TWIN + number] = seat;
  });
  return { deal: { edition, players, options, board, hands, dealt: handSets(hands), left, first }, cells };
}

const ZEROS: readonly number[] = Array.from({ length: SIZE }, () => 0);

export const blank = (): number[] => ZEROS.slice();

export function handSets(hands: readonly (readonly number[])[]): number[] {
  const sets = hands.flatMap(() => [0, 0]);
  hands.forEach((hand, seat) => {
    for (const number of hand) include(sets, seat * SET_WORDS, number);
  });
  return sets;
}

export const copy = (state: WinkState): WinkState => ({ deal: state.deal, cells: state.cells.slice() });

/** The numbers in a seat's hand, in rising order. */
export function handOf({ cells }: WinkState, seat: Seat): number[] {
  const hand: number[] = [];
  for (let number = 1; number <= 36; number++) if (isHeldBy(cells, number, seat)) hand.push(number);
  return hand;
}

/** Numbers that are not in play have no twin, and a cell of 0 would read as seat 0. */
export const isHeldBy = (cells: number[], number: number, seat: Seat): boolean =>
  cells[TWIN + number] === seat && cells[BOARD + number] !== ABSENT;

/** The number that a seat has called and that can still be claimed: face up, with the pawn on it; else 0. */
export function calledBy(cells: number[], seat: Seat): number {
  const number = cells[PAWN + seat]!;
  return number !== 0 && cells[BOARD + number] === UP ? number : 0;
}

/** W-10: may, or must, this seat name a partner now? */
export const mayDesignate = (cells: number[], seat: Seat): boolean =>
  cells[OVER] === 0 && cells[TURN] === seat && cells[CONTACTED] === 0 && calledBy(cells, seat) !== 0;

/** W-20, W-22: is this seat's call still waiting for its partner's signal? */
export const isWaiting = (cells: number[], seat: Seat): boolean =>
  cells[OVER] === 0 && cells[TURN] !== seat && calledBy(cells, seat) !== 0;
