import type { TablePlan } from '../house.ts';

/** What a page asks of the house in its worker. With `enter` comes the port of the line. */
export type PageAsk =
  | { readonly ask: 'open'; readonly id: number; readonly plan: TablePlan }
  | { readonly ask: 'enter'; readonly code: string };

/** The answer to `open`: the code of the table, or why there is none. */
export type HouseAnswer = { readonly id: number } & (
  | { readonly code: string }
  | { readonly trouble: string }
);

/** What goes to a table: frames as text, and what only a line within one browser can tell. */
export type ToTable = string | { readonly page: 'left' | 'hidden' | 'shown' };

/** What comes from a table: frames as text, those of one moment together. */
export type FromTable =
  | readonly string[]
  | { readonly line: 'opened' }
  | { readonly line: 'closed'; readonly code: number };
