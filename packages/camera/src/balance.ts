/** So many closings are remembered. */
const REMEMBERED = 20;
/** How much the eyes of a face differ in how deep they seem to close, as logarithms of the left one's depth over the right one's. */
const FACES_VARY = 0.35;
/** How much that differs from one closing of both eyes to the next. */
const BOTH_VARY = 0.18;
/** A wink is so much apart from it, to its side, and varies so much. */
const WINK_APART = 0.75;
const WINKS_VARY = 0.4;
const SHARE_OF_BOTH = 0.5;
/** Of all closings some are none of these. */
const NEITHER = 0.01;

const bell = (distance: number, spread: number): number => Math.exp(-0.5 * (distance / spread) ** 2) / spread;

/**
 * How deep a camera sees somebody's left eye close, compared with the right one, when both close: a head that is turned a
 * little, glasses or a low lid make it differ, and then blinks look like winks of one side. Nobody says which closings
 * were blinks. But winks lie on both sides of them: this is the place in the middle of what was seen.
 */
export class Balance {
  readonly #seen: number[] = [];
  /** The logarithm of left over right. */
  value = 0;

  /** How many closings it knows of. */
  get count(): number {
    return this.#seen.length;
  }

  add(left: number, right: number): void {
    this.#seen.push(Math.log(left / right));
    if (this.#seen.length > REMEMBERED) this.#seen.shift();
    this.value = this.#likeliest();
  }

  #likeliest(): number {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let step = -28; step <= 28; step++) {
      const value = step * 0.05;
      const likelihood = this.#seen.reduce(
        (sum, seen) => sum + Math.log(likelihoodOf(seen - value)),
        -0.5 * (value / FACES_VARY) ** 2,
      );
      if (likelihood <= most) continue;
      most = likelihood;
      best = value;
    }
    return best;
  }
}

function likelihoodOf(apart: number): number {
  const wink = bell(apart - WINK_APART, WINKS_VARY) + bell(apart + WINK_APART, WINKS_VARY);
  return SHARE_OF_BOTH * bell(apart, BOTH_VARY) + ((1 - SHARE_OF_BOTH) / 2) * wink + NEITHER;
}
