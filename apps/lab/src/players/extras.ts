import type { Bot, BotKit } from '@oeillade/bots';
import * as games from '../games/index.ts';
import type { LabPart } from '../games/part.ts';
import { partOf } from '../games/part-of.ts';

const parts: readonly LabPart[] = Object.values(games);

/** Players that are offered at no table: they are there to be compared with. */
export const extraNames: readonly string[] = [
  ...new Set(parts.flatMap(({ extras = {} }) => Object.keys(extras))),
];

/** Null where the game has no such player. */
export function extraBot(name: string, kit: Omit<BotKit, 'level'>): Bot | null {
  const { extras = {} } = partOf(kit.game);
  return Object.hasOwn(extras, name) ? extras[name]!(kit) : null;
}
