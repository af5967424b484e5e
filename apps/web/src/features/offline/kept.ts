import { KeptTables } from './kept-tables.ts';

let opened: Promise<KeptTables | null> | null = null;

/** The tables that this browser stores, opened once for the page; null where it stores nothing. */
export function kept(): Promise<KeptTables | null> {
  opened ??= KeptTables.unlock().catch(() => null);
  return opened;
}
