import { tableSource } from '../../../ui/table/table-source.ts';
import type { WinkSource } from './wink-store.ts';

export const { Provider: WinkProvider, useTable, useShown } = tableSource<WinkSource>();
