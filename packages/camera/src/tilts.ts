import type { EyeEvent } from './sample.ts';

/** The head leans this much further than it did, in degrees, and comes back to within the other. */
const TILTED = 9.5;
const BACK = 5;
const SHORTEST = 120;
const LONGEST = 1_700;
/** A head that has been held still for so long, within so many degrees, is not tilting. */
const STILL = 800;
const STILL_WITHIN = 3;
/** How the head is held is learnt so fast, from where it is held still. */
const LEARNS_WITHIN = 1_500;
/** After so long without a face it is a new beginning. */
const LOST = 500;

interface HeadSample {
  readonly t: number;
  /** Not above zero where no face was found. */
  readonly eL: number;
  readonly roll: number;
}

/**
 * Finds tilts of the head to one side and back. A head that stays there, or comes back from there later, has not tilted: people
 * lean on their hand.
 */
export class TiltDetector {
  #rest: number | null = null;
  #last = 0;
  #since: number | null = null;
  #held = { roll: 0, since: 0 };

  see({ t, eL, roll }: HeadSample): EyeEvent | null {
    if (!(eL > 0)) return null;
    const passed = t - this.#last;
    this.#last = t;
    if (this.#rest === null || passed > LOST) return this.#begin(roll);
    const lean = Math.abs(roll - this.#rest);
    if (this.#since === null) {
      if (lean > TILTED) {
        this.#since = t;
        this.#held = { roll, since: t };
      } else this.#rest += (roll - this.#rest) * (1 - Math.exp(-passed / LEARNS_WITHIN));
      return null;
    }
    const lasted = t - this.#since;
    if (Math.abs(roll - this.#held.roll) > STILL_WITHIN) this.#held = { roll, since: t };
    if (lasted > LONGEST || t - this.#held.since > STILL) return this.#begin(roll);
    if (lean > BACK) return null;
    this.#since = null;
    return lasted < SHORTEST ? null : { t, type: 'tilt', side: null };
  }

  #begin(roll: number): null {
    this.#rest = roll;
    this.#since = null;
    return null;
  }
}
