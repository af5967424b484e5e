import { sayWord } from '../shell/i18n/index.ts';
import type { GamePart } from './contract/game-part.ts';
import type { Shelved } from './contract/shelf.ts';
import { labels } from './labels.ts';
import * as offered from './offered.ts';

const placeOf = ({ ids }: GamePart): number => labels.findIndex(({ id }) => ids.includes(id));

/** In the order of the shelf. */
export const parts: readonly GamePart[] = Object.values(offered).sort(
  (one: GamePart, other: GamePart) => placeOf(one) - placeOf(other),
);

/** The part that shows this game. Throws where the game is not offered. */
export function partOf(id: string): GamePart {
  const part = parts.find(({ ids }) => ids.includes(id));
  if (!part) throw new Error(`Nobody shows the game "${id}".`);
  return part;
}

export const shelved = (id: string): Shelved => partOf(id).shelved(id);

/** What players call a game, in the language that is spoken. */
export const nameOf = (id: string): string => sayWord(shelved(id).words.name);

/** The game for those who know none of them. */
export const startHere: string = parts[0]!.startsWith;
