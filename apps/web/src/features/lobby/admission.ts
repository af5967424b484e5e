import { labelOf } from '../../games/labels.ts';
import type { TableInfo } from '../../shell/session/api.ts';

/** What is open to somebody who comes to a table: a seat, or why only a look. */
export function admission({
  game,
  phase,
  players,
}: Pick<TableInfo, 'game' | 'phase' | 'players'>): 'seat' | 'full' | 'running' {
  if (phase !== 'gathering') return 'running';
  return players.length < (labelOf(game)?.players.max ?? 0) ? 'seat' : 'full';
}
