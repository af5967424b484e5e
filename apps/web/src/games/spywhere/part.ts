import { lazy } from 'react';
import { sayMore } from '../../shell/i18n/index.ts';
import type { GamePart } from '../part.ts';
import { BOX } from './box.tsx';
import { loadLobbyWords } from './lobby/words.ts';
import { SHELF_WORDS } from './shelf-words.ts';

const SHELVED = { box: BOX, words: SHELF_WORDS };

export const spywhere = {
  ids: ['spywhere'],
  shelved: () => SHELVED,
  Defs: lazy(async () => ({ default: (await import('./art/patterns.tsx')).Patterns })),
  options: async () => {
    await loadLobbyWords();
    return (await import('./lobby/options.tsx')).options;
  },
  Table: lazy(async () => {
    await sayMore('spywhere');
    return { default: (await import('./table/spywhere-table.tsx')).SpywhereTable };
  }),
} satisfies GamePart;
