import type { EndPart } from '@oeillade/web/games/contract/end.ts';
import { lazy } from 'react';
import { say } from '../texts/table.ts';

export const end: EndPart = {
  sayWhy: () => say('end.why'),
  Details: lazy(async () => ({ default: (await import('./dice-end.tsx')).DiceEnd })),
};
