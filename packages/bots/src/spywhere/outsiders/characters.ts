import type { Character } from '../character.ts';

/** Reads as well as anybody can, and gathers its own. */
const READER: Character = {
  attention: { follows: 5, hints: 1, memory: 1 },
  taste: { ownCard: 1, triple: 0.3, feeds: 0.2, denies: 0.1 },
  whim: 0.01,
  overlooks: 0,
  eliminates: 1,
  confidence: 0,
  attemptsFrom: 1,
  cluesAlone: 0,
};

/** Guesses in every turn, sure or not, so as to end the game before the others have come to anything. */
export const CLOSER: Character = READER;

/** Never guesses in its turns: it gathers and watches, and guesses when somebody else or the pile has ended the game. */
export const COLLECTOR: Character = { ...READER, confidence: 2 };

/** Guesses when it is rather sure, as the regular does. */
export const CALM: Character = { ...READER, confidence: 0.8 };
