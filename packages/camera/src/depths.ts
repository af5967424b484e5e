import { Balance } from './balance.ts';
import { bothEyes, clamp, type Pair } from './sample.ts';

/** Below this a measured depth says nothing. */
const LEAST = 0.02;
const FIRST_TIME = 0.85;
const LATER = 0.5;

/** How deep a measurement goes when an eye closes fully, for each eye, learnt from what the eyes do. */
export class Depths {
  readonly #least: number;
  readonly #most: number;
  readonly #balance = new Balance();
  #usual: number;
  #blinks = 0;
  each: Pair;

  /** `guess` until there was a blink. */
  constructor(guess: number, least: number, most: number) {
    this.#usual = guess;
    this.#least = least;
    this.#most = most;
    this.each = [guess, guess];
  }

  /** Somebody has blinked: until then it is a guess. */
  get isKnown(): boolean {
    return this.#blinks > 0;
  }

  /** Of how many closings it has learnt; it stops counting after some. */
  get closings(): number {
    return this.#balance.count;
  }

  /** Both eyes are open again: how deep they were at the most. */
  learn(deepest: Pair, isBlink: boolean): void {
    const [left, right] = bothEyes((eye) => Math.max(LEAST, deepest[eye]));
    this.#balance.add(left, right);
    if (isBlink) {
      const rate = this.#blinks++ === 0 ? FIRST_TIME : LATER;
      this.#usual += rate * (Math.sqrt(left * right) - this.#usual);
    }
    const lean = Math.exp(this.#balance.value / 2);
    const clamped = (depth: number): number => clamp(depth, this.#least, this.#most);
    this.each = [clamped(this.#usual * lean), clamped(this.#usual / lean)];
  }
}
