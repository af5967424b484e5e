import { sayMore } from '../../shell/i18n/index.ts';
import { once, piece } from '../later.ts';
import type { GamePart } from '../part.ts';
import { BOX } from './box.tsx';
import { SHELF_WORDS } from './shelf-words.ts';
import { lessonTexts } from './texts/lesson.ts';
import { lobbyTexts } from './texts/lobby.ts';
import { refusalTexts } from './texts/refusals.ts';

const SHELVED = { box: BOX, words: SHELF_WORDS };

export const spywhere = {
  ids: ['spywhere'],
  shelved: () => SHELVED,
  Defs: piece(async () => (await import('./art/patterns.tsx')).Patterns),
  options: once(async () => (await import('./lobby/options.tsx')).options, lobbyTexts, refusalTexts),
  rules: async (language) => (await import('./rules/index.ts')).rulesIn(language),
  lesson: {
    id: 'spywhere',
    load: once(async () => (await import('./lesson/part.ts')).lessonPart, lessonTexts),
  },
  Table: piece(
    async () => (await import('./table/spywhere-table.tsx')).SpywhereTable,
    { load: () => sayMore('spywhere') },
    refusalTexts,
  ),
} satisfies GamePart;
