import type { Played } from '../keep.ts';
import type { UnseenEnd } from './unseen-ends.ts';

/** How it stands with a game: it goes on, nobody can tell, it is gone for good, or over since a moment. */
export type GameStatus = 'playing' | 'unknown' | 'gone' | { readonly ended: number };

export interface CatchUpPorts {
  readonly unseen: readonly UnseenEnd[];
  status(game: UnseenEnd): Promise<GameStatus>;
  /** Null where it cannot be had right now. */
  record(game: UnseenEnd): Promise<string | null>;
  keep(played: Played): Promise<void>;
  forgetUnseenEnd(game: UnseenEnd): void;
}

/** Keeps the games that ended while nobody was at the page; gives how many. One after the other: nobody waits for it. */
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
