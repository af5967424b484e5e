import type { Calibration } from './calibration.ts';
import { Depths } from './depths.ts';
import type { OpenEyes } from './open-eyes.ts';
import { bothEyes, type Pair } from './sample.ts';

/** From here on an eye is closing. */
const BEGINS = 0.25;
const OVER_AFTER = 60;
/** Whoever shuts their eyes for longer neither blinks nor winks. */
const LONGEST = 1_200;
/** What a measurement is off by beside its noise, squared; the model's opinion is worth half of what is measured. */
const FLOOR = 0.05 ** 2;
/** And what an opinion is off by for itself: one that hardly moves has no noise either, and would weigh as much as one that tells. */
const OPINION_OFF = 0.02 ** 2;
/** After so many closings how unequal the eyes of a face are is known well enough: a calibration shows that many. */
const FEW = 4;

interface Closing {
  readonly t: number;
  closed: Pair;
  blinking: Pair;
  isBlink: boolean;
}

/** How far each eye is closed: 0 open, 1 as far as in this person's blinks. */
export class Closings {
  readonly #byHeight = new Depths(0.55, 0.12, 0.95);
  readonly #byModel = new Depths(0.42, 0.06, 0.95);
  #closing: Closing | null = null;
  #openSince: number | null = null;

  /** Begins with what this person has shown: as much as if it had been seen this often before. */
  begin({ blink, left, right }: Calibration): void {
    for (const seen of [blink, left, right, blink]) {
      if (!seen) continue;
      this.#byHeight.learn(seen.closed, seen === blink);
      this.#byModel.learn(seen.blinking, seen === blink);
    }
  }

  /** Of eyes as they are now. */
  measure({ closed, blinking, noise, blinkingNoise }: OpenEyes): Pair {
    return bothEyes((eye) => {
      const depth = this.#byHeight.each[eye];
      if (!blinking) return closed[eye] / depth;
      const modelDepth = this.#byModel.each[eye];
      const weight = 1 / (noise[eye] / depth ** 2 + FLOOR);
      const modelWeight = 1 / ((blinkingNoise[eye] + OPINION_OFF) / modelDepth ** 2 + 2 * FLOOR);
      const sum = (weight * closed[eye]) / depth + (modelWeight * blinking[eye]) / modelDepth;
      return sum / (weight + modelWeight);
    });
  }

  /** Remembers how deep a closing goes, and learns from it when it is over. */
  follow(t: number, closure: Pair, eyes: OpenEyes): void {
    if (Math.max(...closure) > BEGINS) {
      this.#closing ??= { t, closed: [0, 0], blinking: [0, 0], isBlink: false };
      const { closed, blinking } = this.#closing;
      this.#closing.closed = bothEyes((eye) => Math.max(closed[eye], eyes.closed[eye]));
      this.#closing.blinking = bothEyes((eye) => Math.max(blinking[eye], eyes.blinking?.[eye] ?? 0));
      this.#openSince = null;
    } else if (this.#closing) {
      this.#openSince ??= t;
      if (t - this.#openSince > OVER_AFTER) this.#learn(t, this.#closing);
    }
  }

  /** How far this person's eyes close in a blink has been seen. */
  get isKnown(): boolean {
    return this.#byHeight.isKnown;
  }

  /** So few closings of these eyes have been seen that an uneven blink may still look like a wink. */
  get areFew(): boolean {
    return this.#byHeight.closings < FEW;
  }

  /** The closing that is going on is a blink. */
  isBlink(): void {
    if (this.#closing) this.#closing.isBlink = true;
  }

  /** Nobody saw how it went on. */
  forget(): void {
    this.#closing = null;
  }

  #learn(t: number, { t: began, closed, blinking, isBlink }: Closing): void {
    this.#closing = null;
    if (t - began > LONGEST || Math.max(...closed) <= 0.15) return;
    this.#byHeight.learn(closed, isBlink);
    this.#byModel.learn(blinking, isBlink);
  }
}
