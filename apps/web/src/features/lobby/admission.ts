import { labelOf } from '../../games/labels.ts';
import type { TableInfo } from '../../shell/session/api.ts';

/** Whether a newcomer can take a seat, or why they can only watch. */
export function admission({
  game,
  phase,
  players,
}: Pick<TableInfo, 'game' | 'phase' | 'players'>): 'seat' | 'full' | 'running' {
  if (phase !== 'gathering') return 'running';
  return players.length < (labelOf(game)?.players.max ?? 0) ? 'seat' : 'full';
}
