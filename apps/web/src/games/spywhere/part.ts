import { lazy } from 'react';
import { sayMore } from '../../shell/i18n/index.ts';
import { once } from '../later.ts';
import type { GamePart } from '../part.ts';
import { BOX } from './box.tsx';
import { SHELF_WORDS } from './shelf-words.ts';
import { lessonTexts } from './texts/lesson.ts';
import { lobbyTexts } from './texts/lobby.ts';

const SHELVED = { box: BOX, words: SHELF_WORDS };

export const spywhere = {
  ids: ['spywhere'],
  shelved: () => SHELVED,
  Defs: lazy(async () => ({ default: (await import('./art/patterns.tsx')).Patterns })),
  options: once(async () => (await import('./lobby/options.tsx')).options, lobbyTexts),
  rules: async (language) => (await import('./rules/index.ts')).rulesIn(language),
  lesson: {
    id: 'spywhere',
    load: once(async () => (await import('./lesson/part.ts')).lessonPart, lessonTexts),
  },
  Table: lazy(async () => {
    await sayMore('spywhere');
    return { default: (await import('./table/spywhere-table.tsx')).SpywhereTable };
  }),
} satisfies GamePart;
