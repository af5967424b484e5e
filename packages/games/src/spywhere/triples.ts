import { NATION_COUNT } from './nations.ts';
import { countInMarket, LEFT, MARKET_SIZE, PILE } from './state.ts';

/** The nationality of which three or more cards lie in the market, or -1. Five cards hold no two such. */
export function tripleIn(cells: Uint8Array): number {
  if (cells[MARKET_SIZE]! < 3) return -1;
  for (let nation = 0; nation < NATION_COUNT; nation++) if (countInMarket(cells, nation) >= 3) return nation;
  return -1;
}

/**
 * S-27: could the market be without three of a kind once three cards of this nationality went back into the
 * pile and three came out? The two cards that stay leave room for so many of each nationality; the pile must
 * have three that fit.
 */
export function canBreak(cells: Uint8Array, triple: number): boolean {
  let fitting = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const back = nation === triple ? 3 : 0;
    const room = 2 - (countInMarket(cells, nation) - back);
    fitting += Math.min(room, countInPile(cells, nation) + back);
  }
  return fitting >= 3;
}

function countInPile(cells: Uint8Array, nation: number): number {
  let count = 0;
  for (let place = 0; place < cells[LEFT]!; place++) if (cells[PILE + place] === nation) count++;
  return count;
}
