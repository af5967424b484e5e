import { createElement, lazy } from 'react';
import type { Language } from '../../../shell/i18n/index.ts';
import { composePage } from '../../contract/rules/compose.ts';
import type { RulesPage, RulesPart, SeatsTable } from '../../contract/rules/page.ts';
import { cardWords } from './card-words.ts';
import { compareEditions } from './compare.ts';
import { setupFactsOf, twinAfterMistake, winkFacts } from './facts.ts';
import { OUTLINE, type WinkFigure } from './outline.ts';
import { loadTexts, type RulesTexts } from './texts/load.ts';

const Drawing = lazy(() => import('./figures.tsx'));

export async function rulesIn(language: Language): Promise<RulesPart> {
  const texts = await loadTexts[language]();
  return {
    page: (id) => pageOf(id, language, texts),
    drawing: (name, id) => createElement(Drawing, { name: name as WinkFigure, id, words: texts.figures }),
    differences: compareEditions(language, texts.compare),
  };
}

function pageOf(id: string, language: Language, { page, figures }: RulesTexts): RulesPage {
  return composePage(OUTLINE, {
    id,
    language,
    facts: { ...winkFacts(id, language), ...cardWords(id, language) },
    titles: page.titles,
    statements: page.statements,
    figure: (name) =>
      name === 'wrong' ? figures.wrong[twinAfterMistake(id)] : figures[name as Exclude<WinkFigure, 'wrong'>],
    seats: seatsOf(id, page.seats),
  });
}

function seatsOf(id: string, words: RulesTexts['page']['seats']): SeatsTable {
  const setupFacts = setupFactsOf(id);
  const rows = (['players', 'pairs', 'hand', 'left', 'spies'] as const).map((name) => ({
    name: words[name],
    cells: setupFacts.map((facts) => facts[name]),
  }));
  return { caption: words.caption, rows: rows.filter(({ cells }) => cells.some((cell) => cell > 0)) };
}
