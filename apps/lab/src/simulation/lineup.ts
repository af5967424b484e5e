import type { Level } from '@oeillade/bots';

/** Fills a table: names are repeated in turn, or the rest of the seats goes to the one they play against. */
export function lineupOf(bots: readonly Level[], players: number, against: Level | null = null): Level[] {
  return Array.from({ length: players }, (_, seat) =>
    against === null || seat < bots.length ? bots[seat % bots.length]! : against,
  );
}
