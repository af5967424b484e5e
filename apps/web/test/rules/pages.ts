import { readFileSync } from 'node:fs';
import { type GameId, gameIds } from '@oeillade/games';
import { composePage, type RulesPage } from '../../src/features/rules/compose.ts';
import { de } from '../../src/features/rules/texts/de/index.ts';
import { en } from '../../src/features/rules/texts/en/index.ts';
import { fr } from '../../src/features/rules/texts/fr/index.ts';

export const TEXTS = { fr, en, de } as const;
export type Language = keyof typeof TEXTS;
export const LANGUAGES = Object.keys(TEXTS) as Language[];

export const pageOf = (game: GameId, language: Language): RulesPage =>
  composePage(game, language, TEXTS[language]);

/** Every page there is: each game in each language. */
export const PAGES = gameIds.flatMap((game) =>
  LANGUAGES.map((language) => ({ game, language, page: pageOf(game, language) })),
);

export interface Ledger {
  readonly clauses: readonly string[];
  /** The clauses on which the ledger gives a ruling of ours; digital play is ours altogether. */
  readonly rulings: readonly string[];
}

export function ledgerOf(game: GameId): Ledger {
  const name = game === 'spywhere' ? 'spywhere' : 'wink-family';
  const text = readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^(?:- |\| )([A-Z]-\d+) (.*)$/gm)];
  const clauses = rows.map(([, id]) => id!);
  const inText = rows.filter(([, id, words]) => id!.startsWith('D-') || words!.includes('Ruling'));
  const apart = [...text.matchAll(/^Ruling on ([A-Z]-\d+)/gm)];
  return { clauses, rulings: [...inText, ...apart].map(([, id]) => id!) };
}
