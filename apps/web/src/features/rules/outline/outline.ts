import type { FigureName } from '../figures/names.ts';

/** What a page of rules is made of, before it is said in a language. Nothing here is words. */

export type EditionId = 'zwinkern' | 'wink-agents' | 'wink';

/** One sentence: where its words are, and the clauses of the ledger that it tells. */
export interface Line {
  readonly key: string;
  readonly covers: readonly string[];
  /** The editions it is true of; all of them if left out. */
  readonly only?: readonly EditionId[];
  /** The printed rules are silent here: it is our decision. */
  readonly isRuling?: boolean;
}

export type Block =
  | { readonly kind: 'paragraph' | 'list'; readonly lines: readonly Line[] }
  | { readonly kind: 'figure'; readonly figure: FigureName }
  | { readonly kind: 'seats' };

export interface Section<Id extends string = string> {
  readonly id: Id;
  readonly blocks: readonly Block[];
}

/** For sentences whose words are among `Key`: another key does not compile. */
export const sayer =
  <Key extends string>() =>
  (key: Key, ...covers: readonly string[]): Line => ({ key, covers });

export const ruling = (line: Line): Line => ({ ...line, isRuling: true });

/** A sentence that belongs to these editions. */
export const only =
  (...editions: readonly EditionId[]) =>
  (line: Line): Line => ({ ...line, only: editions });

export const section = <Id extends string>(id: Id, ...blocks: readonly Block[]): Section<Id> => ({
  id,
  blocks,
});

export const paragraph = (...lines: readonly Line[]): Block => ({ kind: 'paragraph', lines });
export const list = (...lines: readonly Line[]): Block => ({ kind: 'list', lines });
export const figure = (name: FigureName): Block => ({ kind: 'figure', figure: name });
export const seats: Block = { kind: 'seats' };
