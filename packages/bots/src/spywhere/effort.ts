import type { Reading } from './evidence.ts';
import type { Taste } from './exchange.ts';

/** How far an expert looks, and what it holds likely before it does. Tuned by tournament. */
export interface Effort {
  readonly reading: Reading;
  readonly taste: Taste;
  /** Worlds in all, and in one go. */
  readonly worlds: number;
  readonly slice: number;
  /** How many exchanges, and how many attempts, are looked at. */
  readonly exchanges: number;
  readonly attempts: number;
  /** What things seem to be worth before looking, in shares of a victory. */
  readonly prior: {
    /** A card of one's own. */
    readonly card: number;
    /** An attempt that is sure, against one as likely wrong as right; and the one that ends the game. */
    readonly attempt: number;
    readonly closing: number;
    readonly elimination: number;
  };
  /** How the players of a playout are taken to play; of the rivals until they show how they do. */
  readonly eliminates: number;
  readonly ownConfidence: number;
  readonly rivalConfidence: number;
  readonly rivalSharpness: number;
}

export const EFFORT: Effort = {
  reading: { takesOwn: 0.9, givesOwn: 0.04, declines: 0.15 },
  taste: { ownCard: 1, triple: 0.3, feeds: 0.2, denies: 0.1 },
  worlds: 32,
  slice: 8,
  exchanges: 4,
  attempts: 3,
  prior: { card: 0.2, attempt: 0.5, closing: 0.06, elimination: 0.2 },
  eliminates: 0.95,
  ownConfidence: 0.5,
  rivalConfidence: 0.85,
  rivalSharpness: 0.85,
};
