import { lazy } from 'react';
import type { EndPart } from '../../contract/end.ts';
import { sayEnd } from '../texts/end.ts';
import { winkEnding } from './wink-ending.ts';

export const end: EndPart = {
  sayWhy: (ended, people) => {
    const { why, emptied } = winkEnding(ended);
    return why === 'agreed' ? '' : sayEnd(`why.${why}`, { names: people[emptied[0] ?? -1]?.name ?? '' });
  },
  Finale: lazy(async () => ({
    default: (await import('../stage/unmasking/unmasking-finale.tsx')).UnmaskingFinale,
  })),
  // All the cards of a game are many drawings: the places are there before them.
  Details: lazy(async () => ({ default: (await import('./wink-end.tsx')).WinkEnd })),
};
