import type { Seat } from './game.ts';
import { commitmentTo, deriveSeed, hashOfText, type Seed } from './seed.ts';

/** What a deal is drawn from when the players have a hand in it; shown after the end (docs/fair-deal.md). */
export interface Fairness {
  readonly secret: Seed;
  /** What each seat added, in the order of the seats; an empty text where it added nothing. */
  readonly words: readonly string[];
}

/**
 * What a client saw when it showed its words, before it could know anybody else's words. After the end a record is compared
 * with it.
 */
export interface DealSeen {
  readonly commitment: string;
  readonly game: string;
  readonly options: object;
  /** Its own seat and words. */
  readonly seat: Seat;
  readonly words: string;
  /** What every seat had promised, in the order of the seats; null where it promised nothing. */
  readonly promises: readonly (string | null)[];
  /** How many starts before this one had failed since the last game: each was a chance to see a deal and refuse it. */
  readonly failedStarts: number;
  /**
   * The hash of what it was then told of the deal, as JSON: a device that keeps this must not keep the cards while the game
   * runs. Missing where it was away just then.
   */
  readonly dealt?: string;
}

/** What is published before anybody adds a word. */
export const promiseOf = (secret: Seed): string => commitmentTo(secret);

/** The game's seed: neither the one who keeps the secret nor those who add words can choose it. */
export const fairSeed = ({ secret, words }: Fairness): Seed =>
  deriveSeed(secret, `words/${JSON.stringify(words)}`);

/** What a seat publishes of its words before anybody shows theirs. */
export const promiseOfWords = (words: string): string => hashOfText(words);

/**
 * Whether words are those that were promised. Halves of characters are never: all of them have the same UTF-8, and so the
 * same hash, but each would give another deal.
 */
export const areWordsPromised = (words: string, promise: string): boolean =>
  words.isWellFormed() && promiseOfWords(words) === promise;
