import type { Exchanging } from './exchange.ts';
import type { Attention } from './notebook.ts';

/** How an expert is made. */
export interface Expertise extends Exchanging {
  readonly attention: Attention;
  /** How sure it wants to be of an attempt at least, and of one that it need not hurry with. */
  readonly leastConfidence: number;
  readonly calmConfidence: number;
  /** How far ahead it wants to be when it ends the game, as a share of the points. */
  readonly margin: number;
}

/** Follows two or three people at a time, and rarely overlooks a card. */
export const JUDGEMENT: Expertise = {
  attention: { follows: 2.5, hints: 0.8, memory: 0.9 },
  taste: { ownCard: 1, triple: 0.3, feeds: 0.2, denies: 0.1 },
  whim: 0.05,
  overlooks: 0.05,
  leastConfidence: 0.5,
  calmConfidence: 0.85,
  margin: 0.12,
};
