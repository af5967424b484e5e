import type { BotName } from '../players/name.ts';

/** Fills a table: names are repeated in turn, or the rest of the seats goes to the one they play against. */
export function lineupOf<Name extends BotName>(
  bots: readonly Name[],
  players: number,
  against: Name | null = null,
): Name[] {
  return Array.from({ length: players }, (_, seat) =>
    against === null || seat < bots.length ? bots[seat % bots.length]! : against,
  );
}
