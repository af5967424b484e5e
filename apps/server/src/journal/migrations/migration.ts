import type { DatabaseSync } from 'node:sqlite';

/**
 * One step from a form of the journal to the next, for both stores; each runs in a transaction of its own. A migration that
 * was released is never changed: journals in the world are as it has left them.
 */
export interface Migration {
  sqlite(database: DatabaseSync): void;
  /** Statements. */
  readonly postgres: string;
}
