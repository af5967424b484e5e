/** What a page of rules is made of, before it is said in a language. Nothing here is words. */

/** One sentence: where its words are, and the clauses of the ledger that it tells. */
export interface Line {
  readonly key: string;
  readonly covers: readonly string[];
  /** Whether it is true of the game with this id; of each that the page is for if left out. */
  readonly isTrueOf?: (id: string) => boolean;
  /** The printed rules are silent here: it is our decision. */
  readonly isRuling?: boolean;
}

export type Block =
  | { readonly kind: 'paragraph' | 'list'; readonly lines: readonly Line[] }
  | { readonly kind: 'figure'; readonly figure: string }
  /** What the number of players changes. */
  | { readonly kind: 'seats' };

export interface Section {
  readonly id: string;
  readonly blocks: readonly Block[];
}

/** For sentences whose words are among `Key`: another key does not compile. */
export const sayer =
  <Key extends string>() =>
  (key: Key, ...covers: readonly string[]): Line => ({ key, covers });

/** For drawn examples whose names are among `Name`. */
export const drawer =
  <Name extends string>() =>
  (name: Name): Block => ({ kind: 'figure', figure: name });

export const ruling = (line: Line): Line => ({ ...line, isRuling: true });

export const section = (id: string, ...blocks: readonly Block[]): Section => ({ id, blocks });

export const paragraph = (...lines: readonly Line[]): Block => ({ kind: 'paragraph', lines });
export const list = (...lines: readonly Line[]): Block => ({ kind: 'list', lines });
export const seats: Block = { kind: 'seats' };
