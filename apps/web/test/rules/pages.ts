import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerFileOf, webHomeOf } from '../../../../tools/game-homes.ts';
import type { RulesPage, RulesPart } from '../../src/games/contract/rules/page.ts';
import { library } from '../../src/shell/library.ts';

export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface RulesModule {
  readonly rulesIn: (language: Language) => Promise<RulesPart>;
}

export const gameIds = library.labels.map(({ id }) => id);
const folderOf = (game: string): string => library.labelOf(game)!.folder;

/** The rules of each folder of a game, in each language. */
const parts = new Map<string, RulesPart>();
for (const folder of new Set(gameIds.map(folderOf))) {
  const { rulesIn } = (await import(join(webHomeOf(folder), 'rules/index.ts'))) as RulesModule;
  for (const language of LANGUAGES) parts.set(`${folder} ${language}`, await rulesIn(language));
}

export const rulesOf = (folder: string, language: Language): RulesPart => parts.get(`${folder} ${language}`)!;

export const pageOf = (game: string, language: Language): RulesPage =>
  rulesOf(folderOf(game), language).page(game);

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
  const text = readFileSync(ledgerFileOf(folderOf(game)), 'utf8');
  const rows = [...text.matchAll(/^(?:- |\| )([A-Z]-\d+) (.*)$/gm)];
  const clauses = rows.map(([, id]) => id!);
  const inText = rows.filter(([, id, words]) => id!.startsWith('D-') || words!.includes('Ruling'));
  const apart = [...text.matchAll(/^Ruling on ([A-Z]-\d+)/gm)];
  return { clauses, rulings: [...inText, ...apart].map(([, id]) => id!) };
}
