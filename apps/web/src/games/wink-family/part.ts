import { lazy } from 'react';
import type { GamePart } from '../part.ts';

export const winkFamily = {
  ids: ['zwinkern', 'wink-agents', 'wink'],
  Table: lazy(async () => ({ default: (await import('./table/wink-table.tsx')).WinkTable })),
} satisfies GamePart;
