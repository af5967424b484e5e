import { readPerson } from '../../../shell/session/person-kept.ts';
import { type FileFlaw, readHistory } from '../file/read.ts';
import { applyLikes } from '../likes.ts';
import type { History } from './use-history.ts';

/** How an import came out. */
export type Imported =
  | { readonly is: 'taken'; readonly added: number; readonly doubles: number; readonly tookLikes: boolean }
  | { readonly is: 'refused'; readonly flaw: FileFlaw }
  | { readonly is: 'unread' | 'full' };

/**
 * Enough for years of games, and less than a film that somebody chose by mistake; a browser's strings cannot be much
 * longer.
 */
const MOST_BYTES = 400_000_000;

/** The page goes on being drawn while a long file is checked. */
const rest = (): Promise<void> => new Promise((done) => setTimeout(done));

export async function importFile(file: File, history: Pick<History, 'add'>): Promise<Imported> {
  const text = file.size > MOST_BYTES ? null : await file.text().catch(() => null);
  if (text === null) return { is: 'unread' };
  const read = await readHistory(text, { dated: file.lastModified, name: readPerson()?.name ?? null, rest });
  if (!read.ok) return { is: 'refused', flaw: read.flaw };
  const { games, likes } = read;
  const added = await history.add(games).catch(() => null);
  if (added === null) return { is: 'full' };
  await applyLikes(likes);
  return { is: 'taken', added, doubles: games.length - added, tookLikes: Object.keys(likes).length > 0 };
}
