import { SIDES } from '../rules/index.ts';

/** How likely it is that at least so many of some unseen dice show a face. */
export function atLeast(count: number, dice: number): number {
  if (count <= 0) return 1;
  let chance = 0;
  for (let hits = count; hits <= dice; hits++) chance += exactly(hits, dice);
  return chance;
}

function exactly(hits: number, dice: number): number {
  let ways = 1;
  for (let one = 0; one < hits; one++) ways = (ways * (dice - one)) / (one + 1);
  return ways * (1 / SIDES) ** hits * (1 - 1 / SIDES) ** (dice - hits);
}
