import type { Lobby } from '@oeillade/table';
import { useEffect, useReducer, useState } from 'react';
import type { TableModel } from '../../../shell/session/model.ts';
import { type Felt, SteadyFelt } from './felt.ts';
import type { WinkScreen } from './shown.ts';

/** The eyes on my face as they are to be shown now; null where nobody feels any. */
export function useFelt({ felt }: TableModel, { faces, feels }: WinkScreen, { rules }: Lobby): Felt | null {
  const [steady] = useState(() => new SteadyFelt(rules.turning));
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const watcher = faces.find(({ isLit, watchesMe }) => isLit && watchesMe)?.seat ?? null;
  const now = Date.now();
  // Whoever has just come back to the table is told a moment later: until then it is as it was.
  if (felt !== null) steady.hear({ count: felt, watcher }, now);
  const next = steady.changesAt(now);
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(drawAgain, Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  return feels ? steady.at(now) : null;
}
