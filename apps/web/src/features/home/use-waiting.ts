import { useEffect, useState } from 'react';
import { labelOf } from '../../games/labels.ts';
import { findTable } from '../../shell/session/api.ts';
import { readSeatsKept } from '../../shell/session/seats-kept.ts';
import { readUnseenEnds, type UnseenEnd } from '../history/catch-up/unseen-ends.ts';
import { type Companion, readRememberedBots } from '../offline/bots-remembered.ts';
import { useUnfinished } from '../offline/use-unfinished.ts';

/** A game in progress in which somebody waits for me. */
export interface WaitingGame {
  readonly path: string;
  readonly game: string;
  readonly others: readonly Companion[];
}

/** The game to go back to: one with people comes before one against bots. Null where there is none. */
export function useWaiting(): WaitingGame | null {
  const online = useOnline();
  const [[local]] = useUnfinished();
  if (online) return online;
  if (!local || !labelOf(local.game)) return null;
  return { path: `/alone/${local.code}`, game: local.game, others: readRememberedBots(local.code) };
}

/** Of the tables at which this browser has a seat, the latest where the game goes on. */
function useOnline(): WaitingGame | null {
  const [waiting, setWaiting] = useState<WaitingGame | null>(null);
  useEffect(() => {
    let isShown = true;
    void findRunning([...readUnseenEnds()].reverse()).then((found) => isShown && setWaiting(found));
    return () => {
      isShown = false;
    };
  }, []);
  return waiting;
}

async function findRunning(games: readonly UnseenEnd[]): Promise<WaitingGame | null> {
  for (const { code, round, seat, seats } of games) {
    const game = readSeatsKept().find((kept) => kept.code === code)?.game;
    if (game === undefined || !labelOf(game)) continue;
    const table = await findTable(code);
    if (!table.ok || table.value.phase !== 'playing' || table.value.round !== round) continue;
    return {
      path: `/t/${code}`,
      game: table.value.game,
      others: seats.filter((_, other) => other !== seat),
    };
  }
  return null;
}
