import type { LocalTablePlan } from '../local-tables.ts';

/** What a page asks of the worker with its local tables. With `enter` comes the port of the connection. */
export type PageAsk =
  | { readonly ask: 'open'; readonly id: number; readonly plan: LocalTablePlan }
  | { readonly ask: 'enter'; readonly code: string };

/** The answer to `open`: the code of the table, or why there is none. */
export type OpenAnswer = { readonly id: number } & ({ readonly code: string } | { readonly trouble: string });

/** What goes to a table: frames as text, and what only a connection within one browser can tell. */
export type ToTable =
  | string
  | { readonly page: 'left' | 'hidden' | 'shown' }
  /** Asks for the record of a finished game. */
  | { readonly record: number };

/** What comes from a table: frames as text, those of one moment together. */
export type FromTable =
  | readonly string[]
  | { readonly connection: 'opened' }
  /** The record of a finished game; null where there is none. */
  | { readonly record: number; readonly text: string | null }
  | { readonly connection: 'closed'; readonly code: number };
