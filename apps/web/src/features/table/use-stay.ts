import { useState } from 'react';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';

export interface Stay {
  /** The table as it was when its game ended, for as long as somebody stays with it; null otherwise. */
  readonly ended: TableModel | null;
  /** Goes on to the next game, which gathers. */
  readonly goAlong: () => void;
}

/**
 * Somebody may ask for another game at any moment, but nobody is torn from the end of the one before: it stays in sight
 * until they come along. Whoever watches is dealt no cards, and may stay even while the others play.
 */
export function useStay(session: TableSession): Stay {
  const over = useStore(session, (model) => (model.lobby?.phase === 'over' ? model : null));
  const now = useStore(session, ({ lobby, seat, record }) => ({
    phase: lobby?.phase,
    round: lobby?.round ?? 0,
    seat,
    record: lobby?.phase === 'gathering' ? record : null,
  }));
  const [kept, keep] = useState(over);
  const [along, setAlong] = useState(0);
  // A record that was still on its way when the next game was asked for belongs to the game before.
  const latest =
    over ?? (kept && kept.record === null && now.record ? { ...kept, record: now.record } : kept);
  if (latest !== kept) keep(latest);
  const round = latest?.lobby?.round ?? 0;
  const isElsewhere = now.phase === 'gathering' || (now.phase === 'playing' && now.seat === null);
  const isStaying = latest !== null && over === null && isElsewhere && along < round;
  return { ended: isStaying ? latest : null, goAlong: () => setAlong(Math.max(round, now.round)) };
}
