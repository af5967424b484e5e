/** The structure of a page of rules, without texts. */

/** One sentence: where its words are, and the clauses of the ledger that it tells. */
export interface Statement {
  readonly key: string;
  readonly covers: readonly string[];
  /** Whether it is true of the game with this id; of each that the page is for if left out. */
  readonly isTrueOf?: (id: string) => boolean;
  /** The printed rules are silent here: it is our decision. */
  readonly isHouseRuling?: boolean;
}

export type Block =
  | { readonly kind: 'paragraph' | 'list'; readonly statements: readonly Statement[] }
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
  (key: Key, ...covers: readonly string[]): Statement => ({ key, covers });

/** For drawn examples whose names are among `Name`. */
export const drawer =
  <Name extends string>() =>
  (name: Name): Block => ({ kind: 'figure', figure: name });

export const ruling = (statement: Statement): Statement => ({ ...statement, isHouseRuling: true });

export const section = (id: string, ...blocks: readonly Block[]): Section => ({ id, blocks });

export const paragraph = (...statements: readonly Statement[]): Block => ({ kind: 'paragraph', statements });
export const list = (...statements: readonly Statement[]): Block => ({ kind: 'list', statements });
export const seats: Block = { kind: 'seats' };
