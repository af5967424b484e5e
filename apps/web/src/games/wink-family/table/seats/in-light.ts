import type { Box } from '../use-places.ts';

/** So many others sit closer to each other around the felt, in smaller boxes. */
const CLOSER = 6;
/** Around the felt the face that I look at is so much larger than the others: at 1440 by 900 it is 172 pixels wide at any table. */
export const grownAmong = (others: number): number => (others < CLOSER ? 1.26 : 1.365);
/** Which part of a face keeps its place meanwhile, from its upper edge: near the ledge, and the top where the screen ends there. */
const KEPT = { beside: 0.9, above: 0 };

/** Where a face is around the felt once it has grown in the light. */
export function inLight({ x, y, width, height }: Box, others: number, isAbove: boolean): Box {
  const kept = isAbove ? KEPT.above : KEPT.beside;
  const grown = grownAmong(others);
  return { x, y: y + (0.5 - kept) * (grown - 1) * height, width: width * grown, height: height * grown };
}
