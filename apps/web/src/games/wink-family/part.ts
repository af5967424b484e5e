import { lazy } from 'react';
import { once } from '../later.ts';
import type { GamePart } from '../part.ts';
import { EDITION_WORDS } from './edition-words.ts';
import { shelved } from './shelf.ts';
import { lobbyTexts } from './texts/lobby.ts';

export const winkFamily = {
  ids: Object.keys(EDITION_WORDS),
  shelved,
  options: once(async () => (await import('./lobby/options.ts')).options, lobbyTexts),
  rules: async (language) => (await import('./rules/index.ts')).rulesIn(language),
  Table: lazy(async () => ({ default: (await import('./table/wink-table.tsx')).WinkTable })),
} satisfies GamePart;
