import type { Reading } from './evidence.ts';
import type { Taste } from './exchange.ts';
import type { Attention } from './notebook.ts';

/** How a player that goes by rules of thumb is made. */
export interface Character {
  readonly reading: Reading;
  readonly attention: Attention;
  readonly taste: Taste;
  /** Exchanges are valued with a whim of up to this much, in cards of one's own. */
  readonly whim: number;
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
 * Gathers its own, sees little of what others do and soon forgets it, and guesses late, as often as not from the
 * clue piles.
 */
export const NOVICE: Character = {
  reading: { takesOwn: 0.6, givesOwn: 0.2, declines: 0.5 },
  attention: { exchanges: 0.3, declines: 0, memory: 0.8 },
  taste: { ownCard: 1, triple: 0.3, feeds: 0, denies: 0 },
  whim: 0.2,
  eliminates: 0.9,
  confidence: 0.5,
  attemptsFrom: 0.5,
  cluesAlone: 0.5,
};

/**
 * Sees much of what everybody takes and gives, waits with attempts until it is rather sure, and does not feed the
 * others.
 */
export const REGULAR: Character = {
  reading: { takesOwn: 0.8, givesOwn: 0.08, declines: 0.3 },
  attention: { exchanges: 0.45, declines: 0.3, memory: 0.85 },
  taste: { ownCard: 1, triple: 0.3, feeds: 0.2, denies: 0.1 },
  whim: 0.1,
  eliminates: 0.95,
  confidence: 0.8,
  attemptsFrom: 0.6,
  cluesAlone: 0,
};
