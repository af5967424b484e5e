import { seedFrom } from '@oeillade/kernel';
import { bareWay } from './bare.ts';
import { boardgameIoWays } from './boardgame-io/ways.ts';
import { ourWays } from './ours.ts';
import { allTables } from './tables.ts';
import type { Way } from './way.ts';

/** All that is measured, in the order in which it is shown: the rivals right after our ways at the same table. */
export function allWays(): Way[] {
  const seed = seedFrom('bench/engine');
  const rivals = [...boardgameIoWays(seed), bareWay(seed)];
  return allTables().flatMap((at) => [
    ...ourWays(at, seed),
    ...rivals.filter(({ game, players }) => game === at.game.facts.id && players === at.setup.players),
  ]);
}
