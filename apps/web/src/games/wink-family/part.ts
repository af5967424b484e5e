import { lazy } from 'react';
import type { GamePart } from '../part.ts';
import { EDITION_WORDS } from './edition-words.ts';
import { loadLobbyWords } from './lobby/words.ts';
import { shelved } from './shelf.ts';

export const winkFamily = {
  ids: Object.keys(EDITION_WORDS),
  shelved,
  options: async () => {
    await loadLobbyWords();
    return (await import('./lobby/options.ts')).options;
  },
  Table: lazy(async () => ({ default: (await import('./table/wink-table.tsx')).WinkTable })),
} satisfies GamePart;
