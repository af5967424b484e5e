import type { KeptGame } from './kept-game.ts';

type Place = Pick<KeptGame, 'code' | 'round'>;

const keyOf = ({ code, round }: Place): string => `${code}/${round}`;

/**
 * Which of the games that come are not here yet, each with a place of its own. The same record is the same game; another
 * record at a place that is taken is another table that happens to have the same code, and gets a place without one.
 */
export function newcomers(here: readonly KeptGame[], coming: readonly KeptGame[]): KeptGame[] {
  const records = new Set(here.map(({ record }) => record));
  const places = new Set(here.map(keyOf));
  let free = 1;
  const freePlace = (): Place => {
    while (places.has(keyOf({ code: '', round: free }))) free++;
    return { code: '', round: free };
  };
  const found: KeptGame[] = [];
  for (const game of coming) {
    if (records.has(game.record)) continue;
    const isFree = game.code !== '' && !places.has(keyOf(game));
    const placed = isFree ? game : { ...game, ...freePlace() };
    records.add(placed.record);
    places.add(keyOf(placed));
    found.push(placed);
  }
  return found;
}
