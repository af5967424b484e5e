import { lazy } from 'react';
import { sayMore } from '../../shell/i18n/index.ts';
import type { GamePart } from '../part.ts';

export const spywhere = {
  ids: ['spywhere'],
  Table: lazy(async () => {
    await sayMore('spywhere');
    return { default: (await import('./table/spywhere-table.tsx')).SpywhereTable };
  }),
} satisfies GamePart;
