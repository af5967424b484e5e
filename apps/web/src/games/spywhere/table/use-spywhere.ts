import { tableSource } from '../../../ui/table/table-source.ts';
import type { SpywhereSource } from './spywhere-store.ts';

export const { Provider: SpywhereProvider, useTable, useShown } = tableSource<SpywhereSource>();
