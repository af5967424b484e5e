import type { Bot, OutsiderKit } from '@oeillade/bots';
import * as games from '../games/index.ts';
import type { LabPart } from '../games/part.ts';
import { partOf } from '../games/part-of.ts';

const parts: readonly LabPart[] = Object.values(games);

/** Players that are offered at no table: they are there to be compared with. */
export const outsiderNames: readonly string[] = [
  ...new Set(parts.flatMap(({ outsiders = {} }) => Object.keys(outsiders))),
];

/** Null where the game has no such player. */
export function outsiderOf(name: string, kit: OutsiderKit): Bot | null {
  const { outsiders = {} } = partOf(kit.game);
  return Object.hasOwn(outsiders, name) ? outsiders[name]!(kit) : null;
}
