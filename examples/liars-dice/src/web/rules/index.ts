import { composePage } from '@oeillade/web/games/contract/rules/compose.ts';
import {
  list,
  paragraph,
  ruling,
  type Section,
  sayer,
  section,
} from '@oeillade/web/games/contract/rules/outline.ts';
import type { RulesPart } from '@oeillade/web/games/contract/rules/page.ts';
import type { Language } from '@oeillade/web/shell/i18n/index.ts';
import type { Texts } from '@oeillade/web/shell/i18n/texts.ts';
import { liarsDice, MOST_DICE } from '../../rules/index.ts';
import type { page as french } from './texts/fr.ts';

const say = sayer<keyof typeof french.statements>();

const OUTLINE: readonly Section[] = [
  section('goal', paragraph(say('idea'))),
  section('setup', list(say('players', 'L-1'), say('roll', 'L-2'), say('starts', 'L-3'))),
  section(
    'turn',
    paragraph(say('bid', 'L-4'), say('higher', 'L-4'), ruling(say('most', 'L-4'))),
    paragraph(say('doubt', 'L-5'), say('lose', 'L-6'), say('again', 'L-7')),
  ),
  section('end', paragraph(say('end', 'L-8'), ruling(say('agreed', 'L-9')), ruling(say('away', 'L-10')))),
];

const load: Readonly<Record<Language, () => Promise<Texts<typeof french>>>> = {
  fr: async () => (await import('./texts/fr.ts')).page,
  en: async () => (await import('./texts/en.ts')).page,
  de: async () => (await import('./texts/de.ts')).page,
};

export async function rulesIn(language: Language): Promise<RulesPart> {
  const page = await load[language]();
  const { players, defaults } = liarsDice.facts;
  const facts = {
    min: String(players.min),
    max: String(players.max),
    usual: String(defaults.dice),
    most: String(MOST_DICE),
  };
  const figure = (name: string): never => {
    throw new Error(`There is no drawing "${name}".`);
  };
  return {
    page: (id) => composePage(OUTLINE, { id, language, facts, ...page, figure }),
    drawing: () => null,
    differences: null,
  };
}
