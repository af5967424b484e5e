import type { TableInfo } from '../../shell/session/api.ts';
import { boxOf } from '../home/games.ts';

/** What is open to somebody who comes to a table: a seat, or why only a look. */
export function admission({
  game,
  phase,
  players,
}: Pick<TableInfo, 'game' | 'phase' | 'players'>): 'seat' | 'full' | 'running' {
  if (phase !== 'gathering') return 'running';
  return players.length < (boxOf(game)?.max ?? 0) ? 'seat' : 'full';
}
