import type { Seat } from '@oeillade/kernel';
import type { Attempt, Closing } from './events.ts';
import { CLOSINGS } from './events.ts';
import { indexOf } from './nations.ts';
import {
  ACT,
  AGREED,
  ATTEMPT,
  ATTEMPTED_ALL,
  attemptCell,
  attemptsToClose,
  CLOSED,
  CLOSER,
  CLUES,
  DRAW,
  ELIMINATIONS,
  EXCHANGE,
  handCell,
  LAST,
  LAST_IN,
  LATE,
  LEFT,
  lastMissing,
  layPile,
  MARKET,
  MARKET_PLACES,
  MARKET_SIZE,
  OVER,
  PILE,
  PLACED,
  PLAYED,
  type SpywhereState,
  STEP,
  TURN,
  TURNS,
  USED,
} from './state.ts';

/*
 * What each kind of event does to the state. Playing and folding both come here, so that they cannot differ.
 */

/** S-20: gives back which card it was. */
export function draw({ cells }: SpywhereState, seat: Seat): number {
  cells[STEP] = EXCHANGE;
  return takeIntoHand(cells, seat);
}

/** S-25: gives back which card it was. */
export const drawBonus = ({ cells }: SpywhereState, seat: Seat): number => takeIntoHand(cells, seat);

function takeIntoHand(cells: Uint8Array, seat: Seat): number {
  const card = takeFromPile(cells);
  cells[handCell(seat, card)]!++;
  return card;
}

function takeFromPile(cells: Uint8Array): number {
  if (cells[LEFT] === 0) throw new Error('There is no card left in the pile.');
  cells[LEFT]!--;
  return cells[PILE + cells[LEFT]!]!;
}

/** S-21: what was put down lies where the other was taken. */
export function exchange({ cells }: SpywhereState, seat: Seat, gave: number, took: number): void {
  let place = MARKET;
  while (cells[place] !== took) place++;
  cells[place] = gave;
  cells[handCell(seat, gave)]!--;
  cells[handCell(seat, took)]!++;
  cells[STEP] = ACT;
}

/** S-23 */
export function eliminate({ cells }: SpywhereState, seat: Seat, nation: number): void {
  takeThree(cells, nation);
  cells[CLUES + cells[ELIMINATIONS]!] = seat * 8 + nation;
  cells[ELIMINATIONS]!++;
  cells[STEP] = ATTEMPT;
}

/** Takes the first three cards of a nationality out of the market; the others move up. */
function takeThree(cells: Uint8Array, nation: number): void {
  let kept = 0;
  let taken = 0;
  for (let place = 0; place < cells[MARKET_SIZE]!; place++) {
    const card = cells[MARKET + place]!;
    if (card === nation && taken < 3) taken++;
    else cells[MARKET + kept++] = card;
  }
  cells[MARKET_SIZE] = kept;
}

/** S-26, S-41: fills the market up as far as the pile reaches; gives back how many cards came. */
export function fill({ cells }: SpywhereState): number {
  const before = cells[MARKET_SIZE]!;
  while (cells[MARKET_SIZE]! < MARKET_PLACES && cells[LEFT] !== 0) {
    cells[MARKET + cells[MARKET_SIZE]!] = takeFromPile(cells);
    cells[MARKET_SIZE]!++;
  }
  return cells[MARKET_SIZE]! - before;
}

/** S-27: three cards go back into what is then the pile. */
export function giveBack({ cells }: SpywhereState, nation: number, pile: readonly number[]): void {
  takeThree(cells, nation);
  layPile(cells, pile);
}

/** S-29 */
export function attempt({ cells, deal }: SpywhereState, seat: Seat, at: Seat, nation: number): void {
  lay(cells, seat, at, nation);
  cells[PLACED + seat]!++;
  if (cells[PLACED + seat] === attemptsToClose(deal)) cells[ATTEMPTED_ALL]! |= 1 << seat;
}

function lay(cells: Uint8Array, seat: Seat, at: Seat, nation: number): void {
  cells[attemptCell(seat, cells[PLACED + seat]! + cells[LATE + seat]!)] = at * 8 + nation;
  cells[USED + seat]! |= 1 << nation;
}

/** S-33 */
export function endTurn({ cells, deal }: SpywhereState, seat: Seat): void {
  cells[TURNS + seat]!++;
  cells[TURN] = seat + 1 === deal.players ? 0 : seat + 1;
  cells[STEP] = DRAW;
}

/** S-40, S-60: where everybody has attempted everybody, the game is over with it. */
export function close(state: SpywhereState, why: Closing, by: Seat | null): void {
  const { cells } = state;
  cells[CLOSED] = 1 + CLOSINGS.indexOf(why);
  cells[CLOSER] = by === null ? 0 : by + 1;
  cells[STEP] = LAST;
  if (lastMissing(state) === 0) cells[OVER] = PLAYED;
}

/** S-42, S-43: with the last of them the game is over. */
export function attemptLast(state: SpywhereState, seat: Seat, attempts: readonly Attempt[]): void {
  const { cells } = state;
  for (const { at, nation } of attempts) {
    lay(cells, seat, at, indexOf(nation));
    cells[LATE + seat]!++;
  }
  cells[LAST_IN]! |= 1 << seat;
  if (lastMissing(state) === 0) cells[OVER] = PLAYED;
}

export function agreeToEnd({ cells }: SpywhereState): void {
  cells[OVER] = AGREED;
}
