import type { Box } from '../use-places.ts';

/** Around the felt the face that I look at is so much larger than the others. */
export const GROWN = 1.26;
/** Which part of a face keeps its place meanwhile, from its upper edge: near the ledge, and the top where the screen ends there. */
const KEPT = { beside: 0.9, above: 0 };

/** Where a face is around the felt once it has grown in the light. */
export function inLight({ x, y, width, height }: Box, isAbove: boolean): Box {
  const kept = isAbove ? KEPT.above : KEPT.beside;
  return { x, y: y + (0.5 - kept) * (GROWN - 1) * height, width: width * GROWN, height: height * GROWN };
}
