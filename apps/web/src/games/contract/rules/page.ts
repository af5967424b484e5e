import type { ReactNode } from 'react';

export interface Sentence {
  readonly key: string;
  readonly text: string;
  readonly covers: readonly string[];
  readonly isHouseRuling: boolean;
}

export interface SeatsTable {
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly cells: readonly number[] }[];
}

export interface PageFigure {
  readonly name: string;
  readonly caption: string;
  readonly alt: string;
}

export type PageBlock =
  | { readonly kind: 'paragraph' | 'list'; readonly sentences: readonly Sentence[] }
  | { readonly kind: 'figure'; readonly figure: PageFigure }
  | { readonly kind: 'seats'; readonly table: SeatsTable };

export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

/** The rules of one game, whole, in one language. */
export interface RulesPage {
  readonly game: string;
  readonly sections: readonly PageSection[];
}

/** What sets the games of one part apart, point by point. */
export interface Differences {
  readonly title: string;
  readonly hint: string;
  readonly ids: readonly string[];
  /** With a cell for each of the ids, in their order. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

/** The rules of a part's games in one language. */
export interface RulesPart {
  readonly page: (id: string) => RulesPage;
  /** A drawn example. */
  readonly drawing: (name: string, id: string) => ReactNode;
  /** Null where there is only one game, or nothing to compare. */
  readonly differences: Differences | null;
}

/** Every sentence of a page, in the order of reading. */
export const sentencesOf = ({ sections }: RulesPage): Sentence[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => ('sentences' in block ? block.sentences : [])));
