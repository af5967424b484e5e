import { createElement, lazy } from 'react';
import type { Language } from '../../../shell/i18n/index.ts';
import { composePage } from '../../contract/rules/compose.ts';
import type { RulesPart } from '../../contract/rules/page.ts';
import { spywhereFacts } from './facts.ts';
import { OUTLINE, type SpywhereFigure } from './outline.ts';
import { loadTexts } from './texts/load.ts';

const Drawing = lazy(() => import('./figures.tsx'));

export async function rulesIn(language: Language): Promise<RulesPart> {
  const { page, figures } = await loadTexts[language]();
  return {
    page: (id) =>
      composePage(OUTLINE, {
        id,
        language,
        facts: spywhereFacts(language),
        ...page,
        figure: (name) => figures[name as SpywhereFigure],
      }),
    drawing: (name) => createElement(Drawing, { name: name as SpywhereFigure, language, words: figures }),
    differences: null,
  };
}
