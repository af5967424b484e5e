import { readFileSync } from 'node:fs';
import type { RulesPage, RulesPart } from '../../src/games/contract/rules/page.ts';
import { labels } from '../../src/games/labels.ts';
import { rulesIn as spywhereIn } from '../../src/games/spywhere/rules/index.ts';
import { rulesIn as winkIn } from '../../src/games/wink-family/rules/index.ts';

export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Rules {
  readonly wink: RulesPart;
  readonly spywhere: RulesPart;
}

const inLanguage = async (language: Language): Promise<Rules> => ({
  wink: await winkIn(language),
  spywhere: await spywhereIn(language),
});

export const RULES: Readonly<Record<Language, Rules>> = {
  fr: await inLanguage('fr'),
  en: await inLanguage('en'),
  de: await inLanguage('de'),
};

export const gameIds = labels.map(({ id }) => id);

export const pageOf = (game: string, language: Language): RulesPage =>
  RULES[language][game === 'spywhere' ? 'spywhere' : 'wink'].page(game);

/** Every page there is: each game in each language. */
export const PAGES = gameIds.flatMap((game) =>
  LANGUAGES.map((language) => ({ game, language, page: pageOf(game, language) })),
);

export interface Ledger {
  readonly clauses: readonly string[];
  /** The clauses on which the ledger gives a ruling of ours; digital play is ours altogether. */
  readonly rulings: readonly string[];
}

export function ledgerOf(game: string): Ledger {
  const name = game === 'spywhere' ? 'spywhere' : 'wink-family';
  const text = readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^(?:- |\| )([A-Z]-\d+) (.*)$/gm)];
  const clauses = rows.map(([, id]) => id!);
  const inText = rows.filter(([, id, words]) => id!.startsWith('D-') || words!.includes('Ruling'));
  const apart = [...text.matchAll(/^Ruling on ([A-Z]-\d+)/gm)];
  return { clauses, rulings: [...inText, ...apart].map(([, id]) => id!) };
}
