import type { Address } from '../../shell/kept-link.ts';
import type { Appearance } from './appearances.ts';
import type { KeptGame } from './kept-game.ts';
import { keptGames } from './kept-games.ts';

export type Trouble = 'offline' | 'missing' | 'unkept' | 'unread' | 'tooLarge';

export type Fetched =
  | {
      readonly ok: true;
      readonly text: string;
      /** Everybody's appearance, where this device was at the table. */
      readonly appearances: readonly Appearance[] | null;
    }
  | { readonly ok: false; readonly trouble: Trouble };

/** Far above the largest game, and below a film that somebody drops by mistake. */
const MOST_BYTES = 60_000_000;

/** The server gives only games that are over. */
export async function fetchRecord({ code, round }: Address): Promise<Fetched> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/games/${round}`);
    if (!answer.ok) return { ok: false, trouble: 'missing' };
    const text = await answer.text();
    const kept = await keptAt({ code, round });
    return { ok: true, text, appearances: (kept?.record === text && kept.appearances) || null };
  } catch {
    return { ok: false, trouble: 'offline' };
  }
}

/** From the history of this device. */
export async function readKeptRecord(address: Address): Promise<Fetched> {
  const kept = await keptAt(address);
  return kept
    ? { ok: true, text: kept.record, appearances: kept.appearances ?? null }
    : { ok: false, trouble: 'unkept' };
}

export async function readFile(file: File): Promise<Fetched> {
  if (file.size > MOST_BYTES) return { ok: false, trouble: 'tooLarge' };
  try {
    return { ok: true, text: await file.text(), appearances: null };
  } catch {
    return { ok: false, trouble: 'unread' };
  }
}

async function keptAt({ code, round }: Address): Promise<KeptGame | null> {
  return (await (await keptGames())?.read(code, round).catch(() => null)) ?? null;
}
