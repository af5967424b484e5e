import type { Speed } from './measure.ts';
import { NAMES } from './way.ts';

export interface Ratio {
  readonly name: string;
  readonly value: number;
  readonly aim: string;
  readonly met: boolean;
}

/** How the engine stands beside its rival and the limit, in moves a second of zwinkern. */
export function ratios(speeds: readonly Speed[]): Ratio[] {
  const speed = (name: string): number => {
    const found = speeds.find(({ way }) => way.game === 'zwinkern' && way.name === name);
    if (!found) throw new Error(`Nothing was measured for "${name}".`);
    return found.movesPerSecond;
  };
  const over = (ours: string, theirs: string): Ratio => {
    const value = speed(ours) / speed(theirs);
    return { name: `${ours} / ${theirs}`, value, aim: 'at least 50', met: value >= 50 };
  };
  const limit = speed(NAMES.bare) / speed(NAMES.playouts);
  return [
    over(NAMES.accept, NAMES.reducer),
    over(NAMES.act, NAMES.reducer),
    over(NAMES.act, NAMES.client),
    { name: `${NAMES.bare} / ${NAMES.playouts}`, value: limit, aim: 'at most 3', met: limit <= 3 },
  ];
}
