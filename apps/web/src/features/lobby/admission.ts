import { labelOf } from '../../games/labels.ts';
import type { TableInfo } from '../../shell/session/api.ts';

/** Whether a newcomer can take a seat, or why they cannot. */
export function admission({
  game,
  phase,
  players,
}: Pick<TableInfo, 'game' | 'phase' | 'players'>): 'seat' | 'full' | 'running' {
  if (phase !== 'gathering') return 'running';
  return players.length < (labelOf(game)?.players.max ?? 0) ? 'seat' : 'full';
}

/** D-30: where a game is played behind closed doors, there is nothing to watch before its end. */
export const mayWatch = ({ phase, watching }: Pick<TableInfo, 'phase' | 'watching'>): boolean =>
  watching !== 'none' || phase === 'over';
