import { useEffect, useState } from 'react';
import { lookBack } from '../catch-up/look-back.ts';
import type { KeptGame } from '../kept-game.ts';
import { keptGames } from '../kept-games.ts';
import { newcomers } from '../newcomers.ts';
import { latestFirst, type Summary, summaryOf } from '../summary.ts';

/** The games of this device as the page shows them: the latest first. */
export type Shown =
  | { readonly is: 'coming' | 'unkept' }
  | { readonly is: 'there'; readonly games: readonly Summary[] };

export interface History {
  readonly shown: Shown;
  /** Everything with its records. */
  all(): Promise<readonly KeptGame[]>;
  recordOf(game: Summary): Promise<string | null>;
  remove(game: Summary): Promise<void>;
  /** Gives how many were new. */
  add(games: readonly KeptGame[]): Promise<number>;
  clear(): Promise<void>;
}

export function useHistory(): History {
  const [shown, setShown] = useState<Shown>({ is: 'coming' });
  const look = async (): Promise<void> => setShown(await readShown());
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      const read = await readShown();
      if (isWanted) setShown(read);
    };
    // First what is here, then what has ended elsewhere since.
    const begin = async () => {
      await show();
      if ((await lookBack()) > 0) await show();
    };
    void begin().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, []);
  return {
    shown,
    all: async () => (await (await keptGames())?.all()) ?? [],
    recordOf: async ({ code, round }) => (await (await keptGames())?.read(code, round))?.record ?? null,
    remove: async ({ code, round }) => {
      await (await keptGames())?.delete(code, round);
      await look();
    },
    add: async (games) => {
      const kept = await keptGames();
      const fresh = kept ? newcomers(await kept.all(), games) : [];
      await kept?.add(fresh);
      await look();
      return fresh.length;
    },
    clear: async () => {
      await (await keptGames())?.clear();
      await look();
    },
  };
}

async function readShown(): Promise<Shown> {
  const games = await (await keptGames())?.all();
  if (!games) return { is: 'unkept' };
  const summaries = games.map(summaryOf).filter((summary) => summary !== null);
  return { is: 'there', games: summaries.sort(latestFirst) };
}
