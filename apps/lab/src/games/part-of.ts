import { library } from '../library.ts';
import * as games from './index.ts';
import type { LabPart } from './part.ts';

const parts: readonly LabPart[] = Object.values(games);

/** What the lab knows of the game of this id. */
export function partOf(id: string): LabPart {
  const folder = library.labelOf(id)?.folder;
  const part = parts.find((one) => one.folder === folder);
  if (!part) throw new Error(`The lab knows nothing of "${id}".`);
  return part;
}
