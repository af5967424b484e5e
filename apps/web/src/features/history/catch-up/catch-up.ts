import type { Played } from '../keep.ts';
import type { Pending } from './pending.ts';

/** How it stands with a game: it goes on, nobody can tell, it is gone for good, or over since a moment. */
export type Standing = 'playing' | 'unknown' | 'gone' | { readonly ended: number };

export interface CatchUpPorts {
  readonly pending: readonly Pending[];
  standing(game: Pending): Promise<Standing>;
  /** Null where it cannot be had right now. */
  record(game: Pending): Promise<string | null>;
  keep(played: Played): Promise<void>;
  settle(game: Pending): void;
}

/** Keeps the games that ended while nobody was at the page; gives how many. One after the other: nobody waits for it. */
export async function catchUp({ pending, standing, record, keep, settle }: CatchUpPorts): Promise<number> {
  let kept = 0;
  for (const game of pending) {
    const how = await standing(game);
    if (how === 'gone') settle(game);
    if (typeof how === 'string') continue;
    const text = await record(game);
    if (text === null) continue;
    await keep({ ...game, record: text, ended: how.ended });
    settle(game);
    kept++;
  }
  return kept;
}
