import { commitmentTo, deriveSeed, type Seed } from './seed.ts';

/** What a deal is drawn from when the players have a hand in it; shown after the end (docs/fair-deal.md). */
export interface Fairness {
  readonly secret: Seed;
  /** What each seat added, in the order of the seats; an empty text where it added nothing. */
  readonly words: readonly string[];
}

/** What is published before anybody adds a word. */
export const promiseOf = (secret: Seed): string => commitmentTo(secret);

/** The game's seed: neither the one who keeps the secret nor those who add words can choose it. */
export const fairSeed = ({ secret, words }: Fairness): Seed =>
  deriveSeed(secret, `words/${JSON.stringify(words)}`);
