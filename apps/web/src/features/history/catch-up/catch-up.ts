import type { Played } from '../keep.ts';
import type { UnseenEnd } from './unseen-ends.ts';

/** The state of a game on the server: it goes on, is unknown at the moment, is deleted, or ended at that time. */
export type GameStatus = 'playing' | 'unknown' | 'gone' | { readonly ended: number };

export interface CatchUpPorts {
  readonly unseen: readonly UnseenEnd[];
  status(game: UnseenEnd): Promise<GameStatus>;
  /** Null where the record cannot be fetched right now. */
  record(game: UnseenEnd): Promise<string | null>;
  keep(played: Played): Promise<void>;
  forgetUnseenEnd(game: UnseenEnd): void;
}

/**
 * Keeps the games that ended while no page of this browser was open; gives how many. One after the other, since nobody
 * waits for them.
 */
export async function catchUp({
  unseen,
  status,
  record,
  keep,
  forgetUnseenEnd,
}: CatchUpPorts): Promise<number> {
  let kept = 0;
  for (const game of unseen) {
    const how = await status(game);
    if (how === 'gone') forgetUnseenEnd(game);
    if (typeof how === 'string') continue;
    const text = await record(game);
    if (text === null) continue;
    await keep({ ...game, record: text, ended: how.ended });
    forgetUnseenEnd(game);
    kept++;
  }
  return kept;
}
