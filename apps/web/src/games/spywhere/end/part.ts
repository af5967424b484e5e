import { lazy } from 'react';
import type { EndPart } from '../../contract/end.ts';
import { spywhereEnding } from '../spywhere-ending.ts';
import { sayEnd } from '../texts/end.ts';

export const end: EndPart = {
  sayWhy: (ended, people) => {
    const { why, closedBy } = spywhereEnding(ended);
    return why === 'agreed' ? '' : sayEnd(`why.${why}`, { names: people[closedBy ?? -1]?.name ?? '' });
  },
  Finale: lazy(async () => ({ default: (await import('../stage/passports-finale.tsx')).PassportsFinale })),
  // Passports and cards are many drawings: the places are there before them.
  Details: lazy(async () => ({ default: (await import('./spywhere-end.tsx')).SpywhereEnd })),
};
