import type { Exchanging } from './exchange.ts';
import type { Attention } from './notebook.ts';

/** How a player that goes by rules of thumb is made. */
export interface Character extends Exchanging {
  readonly attention: Attention;
  /** How often it eliminates when it can. */
  readonly eliminates: number;
  /** How sure it wants to be of an attempt. */
  readonly confidence: number;
  /** From which share of the pile left it thinks of attempts at all. */
  readonly attemptsFrom: number;
  /** How often it guesses from the clue piles alone. */
  readonly cluesAlone: number;
}

/**
 * Gathers its own, overlooks much, sees little of what others do and soon forgets it, and guesses late, as often as not
 * from the clue piles.
 */
export const NOVICE: Character = {
  attention: { follows: 0.5, hints: 0, memory: 0.7 },
  taste: { ownCard: 1, triple: 0.3, feeds: 0, denies: 0 },
  whim: 0.2,
  overlooks: 0.45,
  eliminates: 0.9,
  confidence: 0.5,
  attemptsFrom: 0.5,
  cluesAlone: 0.5,
};

/** Follows one person at a time, waits with attempts until it is rather sure, and does not feed the others. */
export const REGULAR: Character = {
  attention: { follows: 0.9, hints: 0.3, memory: 0.8 },
  taste: { ownCard: 1, triple: 0.3, feeds: 0.2, denies: 0.1 },
  whim: 0.1,
  overlooks: 0.25,
  eliminates: 0.95,
  confidence: 0.8,
  attemptsFrom: 0.6,
  cluesAlone: 0,
};
