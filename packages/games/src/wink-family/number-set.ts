/*
 * A set of card numbers, as bits in two neighbouring cells: 1-18, then 19-36. Legal calls are read off such sets;
 * asking every card of the board instead is what most of a playout's time would go to.
 */
export const SET_WORDS = 2;
export const WORD_BITS = 18;

export function include(cells: number[], set: number, number: number): void {
  if (number <= WORD_BITS) cells[set]! |= 1 << (number - 1);
  else cells[set + 1]! |= 1 << (number - 1 - WORD_BITS);
}

export function exclude(cells: number[], set: number, number: number): void {
  if (number <= WORD_BITS) cells[set]! &= ~(1 << (number - 1));
  else cells[set + 1]! &= ~(1 << (number - 1 - WORD_BITS));
}
