import type { Taste } from './exchange.ts';

/** How far a shark looks, and what it holds likely before it does. Tuned by tournament. */
export interface Effort {
  readonly taste: Taste;
  /** How many deals a search samples, in all and in one slice of time. */
  readonly worlds: number;
  readonly slice: number;
  /** How many exchanges, and how many attempts, are looked at. */
  readonly exchanges: number;
  readonly attempts: number;
  /** The estimated value of a move before the search, as a share of a victory. */
  readonly prior: {
    /** A card of one's own. */
    readonly card: number;
    /** An attempt that is sure, against one as likely wrong as right; what ends the game has to show its worth. */
    readonly attempt: number;
    /** The surest attempt of somebody who would be ahead at the end that it leads to. */
    readonly ahead: number;
    readonly elimination: number;
  };
  /** How sure it asks to be of its later attempts: each of these is played out, and the best result counts. */
  readonly plans: readonly number[];
}

export const EFFORT: Effort = {
  taste: { ownCard: 1, triple: 0.3, feeds: 0.2, denies: 0.1 },
  worlds: 24,
  slice: 6,
  exchanges: 2,
  attempts: 3,
  prior: { card: 0.2, attempt: 0.2, ahead: 0.15, elimination: 0.2 },
  plans: [0, 0.7],
};
