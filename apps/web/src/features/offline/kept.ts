import { KeptTables } from './kept-tables.ts';

let opened: Promise<KeptTables | null> | null = null;

/** What this browser keeps, opened once for the page; null where it keeps nothing. */
export function kept(): Promise<KeptTables | null> {
  opened ??= KeptTables.unlock().catch(() => null);
  return opened;
}
