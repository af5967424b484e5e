import type { Appearance } from '../history/appearances.ts';

/** A record that one page of this tab gives to the next, so that it need not be fetched again. */
export interface Handed {
  readonly text: string;
  /** The faces and colours that everybody had at the table. */
  readonly appearances: readonly Appearance[] | null;
}

let handed: (Handed & { readonly path: string }) | null = null;

/** Gives a game to the page at this path. */
export function handOver(path: string, game: Handed): void {
  handed = { ...game, path };
}

/** The record that was given to the page at this path. It stays for whoever goes away and comes back. */
export const handedTo = (path: string): Handed | null => (handed?.path === path ? handed : null);

/** Another game takes its place. */
export function takeBack(): void {
  handed = null;
}
