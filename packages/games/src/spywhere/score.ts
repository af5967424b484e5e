import type { Seat } from '@oeillade/kernel';
import type { Ended } from './events.ts';
import { NATION_COUNT } from './nations.ts';
import {
  AGREED,
  ATTEMPTED_ALL,
  attemptCell,
  CLOSER,
  handCell,
  LATE,
  OVER,
  PLACED,
  type SpywhereState,
} from './state.ts';

/** S-44: for having attempted every opponent first. */
export const CLOSER_BONUS = 3;

/** S-44, S-50: n, the cards of one's own nationality, or of both. */
function ownCards({ cells, deal }: SpywhereState, seat: Seat): number {
  let count = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if ((deal.own[seat]! >> nation) & 1) count += cells[handCell(seat, nation)]!;
  }
  return count;
}

/** S-44, S-51: g, the nationalities guessed right. */
function rightGuesses(state: SpywhereState, seat: Seat): number {
  const { cells } = state;
  const made = cells[PLACED + seat]! + cells[LATE + seat]!;
  let right = 0;
  for (let index = 0; index < made; index++) if (isRight(state, cells[attemptCell(seat, index)]!)) right++;
  return right;
}

/** Is an attempt, as it lies in its cell, right? */
export const isRight = ({ deal }: SpywhereState, cell: number): boolean =>
  ((deal.own[cell >> 3]! >> (cell & 7)) & 1) !== 0;

/** S-44, S-61: for those who had attempted every opponent when the turns ended by that. */
export const bonusOf = ({ cells }: SpywhereState, seat: Seat): number =>
  cells[CLOSER] !== 0 && ((cells[ATTEMPTED_ALL]! >> seat) & 1) !== 0 ? CLOSER_BONUS : 0;

export function endedEvent(state: SpywhereState): Ended {
  const seats = Array.from({ length: state.deal.players }, (_, seat) => seat);
  const own = seats.map((seat) => ownCards(state, seat));
  const right = seats.map((seat) => rightGuesses(state, seat));
  const scores = seats.map((seat) => own[seat]! * (1 + right[seat]!) + bonusOf(state, seat));
  const ended = { e: 'ended', scores, ranks: ranksOf(scores), own, right } as const;
  return state.cells[OVER] === AGREED ? { ...ended, why: 'agreed' } : ended;
}

/** S-45: a rank is one more than the number of players who did better. */
const ranksOf = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length);
