import * as offered from './offered.ts';
import type { GamePart } from './part.ts';

const parts: readonly GamePart[] = Object.values(offered);

/** Who shows this game. Whoever asks for one that is not offered has forgotten to look it up before. */
export function partOf(id: string): GamePart {
  const part = parts.find(({ ids }) => ids.includes(id));
  if (!part) throw new Error(`Nobody shows the game "${id}".`);
  return part;
}
