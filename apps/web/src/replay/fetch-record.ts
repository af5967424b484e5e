/** Where a game lies on the server. */
export interface Address {
  readonly code: string;
  readonly round: number;
}

export type Trouble = 'offline' | 'missing' | 'unread' | 'tooLarge';

export type Fetched =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly trouble: Trouble };

/** No game is larger by far; a film that somebody drops by mistake is. */
const MOST_BYTES = 60_000_000;

/** The server gives only games that are over. */
export async function fetchRecord({ code, round }: Address): Promise<Fetched> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/games/${round}`);
    return answer.ok ? { ok: true, text: await answer.text() } : { ok: false, trouble: 'missing' };
  } catch {
    return { ok: false, trouble: 'offline' };
  }
}

export async function readFile(file: File): Promise<Fetched> {
  if (file.size > MOST_BYTES) return { ok: false, trouble: 'tooLarge' };
  try {
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, trouble: 'unread' };
  }
}
