import { CALLS, CIRCLING, OVER, type WinkState } from './state.ts';

/** W-18: so many laps in a row, each with a pass, without a card taken or turned. */
const LAPS = 3;

export const goesInCircles = ({ cells, deal }: WinkState): boolean =>
  cells[OVER] === 0 && cells[CIRCLING]! >= LAPS * deal.players;

/** Where everybody could call there was no circle: a lap without a pass ends the row. */
export function noteCall({ cells, deal }: WinkState): void {
  if (cells[CIRCLING] === 0) return;
  cells[CALLS]!++;
  if (cells[CALLS] === deal.players) cells[CIRCLING] = 0;
  else cells[CIRCLING]!++;
}

export function notePass({ cells }: WinkState): void {
  cells[CALLS] = 0;
  cells[CIRCLING]!++;
}

export function noteCardGone({ cells }: WinkState): void {
  cells[CIRCLING] = 0;
}
