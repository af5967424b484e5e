import { type Calibration, shareApart } from './calibration.ts';
import { Closings } from './closings.ts';
import { OpenEyes } from './open-eyes.ts';
import {
  bothEyes,
  clamp,
  type EyeEvent,
  type EyeSample,
  isFaceSeen,
  opinionOf,
  type Pair,
} from './sample.ts';

/** A face is looked at for so long before anything is told of it. */
const SETTLES = 600;
/** After so long without a picture, or on another clock, it is a new beginning. */
const LOST = 2_000;
/** A model that finds no face for as long as that has missed some pictures: the face was there. */
const MISSED = 150;
/** An eye that is less closed than this has not winked. */
const WINK = 0.44;
/** How much more closed the winking eye is than the other: at least this, and this share of it. */
const APART = 0.2;
const SHARE_APART = 0.28;
/** And by so much more of it as long as few closings of these eyes were seen. */
const MORE_APART_AT_FIRST = 0.1;
/** Whose other eye closes along is known from a calibration: then this part of what they showed is enough, down to the least. */
const PART_OF_SHOWN = 0.6;
const LEAST_APART = 0.2;
const BLINK = 0.5;
const BLINK_SHARE = 0.22;
/** Both as far as this, one with the other: a blink of unequal eyes. In a wink the other eye closes along by half at the most. */
const SHUT = 0.66;
/** Until a blink has shown how far that is, a first one must not be told as a wink of the eye that closes deeper. */
const SHUT_AT_FIRST = 0.52;
/** A wink lasts for so many milliseconds at least, and so many pictures unless two are as far apart: of a blink one eye may be first. */
const HELD = 85;
const PICTURES = 3;
/** The other eye still closes: a blink of which one eye was first. */
const STILL_CLOSING = 0.12;
const OPEN_AGAIN = 0.25;
const OPEN_FOR = 60;
/** Of a head that is turned further than this an eye cannot be seen well enough, in degrees. */
const FURTHEST = 32;

interface Moment {
  readonly t: number;
  readonly closure: Pair;
}

/**
 * Finds winks and blinks in what a camera measures of one face, picture by picture. It needs no calibration: what open eyes
 * look like, and how deep this person's eyes close, it learns as it goes. With one it knows that from the beginning, and
 * finds the winks of those whose other eye closes along.
 */
export class WinkDetector {
  #eyes: OpenEyes | null = null;
  readonly #closings = new Closings();
  #since = 0;
  #last = 0;
  #isLost = false;
  #moments: Moment[] = [];
  /** Something was told: the next must begin with open eyes. */
  #hasTold = false;
  #openSince: number | null = null;
  /** How far each eye is closed now: 0 open, 1 shut. */
  closure: Pair = [0, 0];
  readonly #sharesApart: Pair;

  constructor(calibration?: Calibration) {
    if (calibration) this.#closings.begin(calibration);
    const shareOf = (side: 'left' | 'right'): number => {
      const shown = calibration && shareApart(calibration, side);
      return shown ? clamp(PART_OF_SHOWN * shown, LEAST_APART, SHARE_APART) : SHARE_APART;
    };
    this.#sharesApart = [shareOf('left'), shareOf('right')];
  }

  /** Takes the next picture; gives what it shows to have happened. */
  see(sample: EyeSample): EyeEvent | null {
    const { t, eL, eR } = sample;
    if (!Number.isFinite(t)) return null;
    if (!isFaceSeen(sample)) return this.#loseFace();
    const passed = t - this.#last;
    if (!this.#eyes || Math.abs(passed) > LOST) return this.#findFace(t, [eL, eR], opinionOf(sample));
    if (passed <= 0) return null;
    if (this.#isLost && passed > MISSED) this.#forgetMoment();
    this.#isLost = false;
    this.#last = t;
    this.#eyes.see(t, [eL, eR], opinionOf(sample));
    const closure = this.#closings.measure(this.#eyes);
    this.closure = closure;
    this.#moments.push({ t, closure });
    if (this.#moments.length > 30) this.#moments.shift();
    if (t - this.#since < SETTLES) return null;
    this.#closings.follow(t, closure, this.#eyes);
    if (this.#hasTold) return this.#waitForOpenEyes(t, closure, this.#eyes.isSteady);
    const event = isBlink(closure, this.#closings.isKnown ? SHUT : SHUT_AT_FIRST)
      ? blinkAt(t)
      : isTurned(sample)
        ? null
        : this.#winkAt(t, closure);
    if (!event) return null;
    if (event.type === 'blink') this.#closings.isBlink();
    this.#hasTold = true;
    this.#openSince = null;
    return event;
  }

  #findFace(t: number, height: Pair, opinion: Pair | null): null {
    this.#eyes = new OpenEyes(t, height, opinion);
    this.#since = t;
    this.#last = t;
    this.#isLost = false;
    this.#moments = [];
    this.#closings.forget();
    this.#hasTold = false;
    return null;
  }

  #loseFace(): null {
    this.#isLost = true;
    this.closure = [0, 0];
    return null;
  }

  /** Nobody saw how it went on: whoever comes back must open their eyes first. */
  #forgetMoment(): void {
    this.#moments = [];
    this.#closings.forget();
    this.#hasTold = true;
    this.#openSince = null;
  }

  #waitForOpenEyes(t: number, closure: Pair, isSteady: boolean): null {
    // Eyes that are held as they are may look down; those of a long wink are not alike.
    const isAlike = differenceOf(closure) < SHARE_APART * Math.max(...closure);
    if (Math.max(...closure) >= OPEN_AGAIN && !(isSteady && isAlike)) {
      this.#openSince = null;
      return null;
    }
    this.#openSince ??= t;
    if (t - this.#openSince < OPEN_FOR) return null;
    this.#hasTold = false;
    this.#moments = [];
    return null;
  }

  #winkAt(t: number, closure: Pair): EyeEvent | null {
    const inTime = this.#moments.filter((moment) => t - moment.t <= HELD).length;
    // Of a slow camera two pictures are enough: between them a blink would be over.
    const areTwoEnough = t - (this.#moments.at(-2)?.t ?? t) >= HELD;
    const held = this.#moments.slice(-(areTwoEnough ? 2 : Math.max(PICTURES, inTime)));
    const lasted = t - held[0]!.t;
    if (held.length < (areTwoEnough ? 2 : PICTURES) || lasted < 60 || lasted >= 250) return null;
    const eye = closure[0] > closure[1] ? 0 : 1;
    const other = eye === 0 ? 1 : 0;
    const mean = bothEyes((one) => held.reduce((sum, moment) => sum + moment.closure[one], 0) / held.length);
    const share = this.#sharesApart[eye] + (this.#closings.areFew ? MORE_APART_AT_FIRST : 0);
    const isApart =
      mean[eye] - mean[other] >= Math.max(APART * (share / SHARE_APART), share * mean[eye]) &&
      closure[eye] - closure[other] >= share * closure[eye];
    const isHeld = mean[eye] > WINK && held.every((moment) => moment.closure[eye] > OPEN_AGAIN);
    const otherCloses = closure[other] - held.at(-2)!.closure[other] >= STILL_CLOSING;
    if (!isApart || !isHeld || otherCloses) return null;
    return { t, type: 'wink', side: eye === 0 ? 'left' : 'right' };
  }
}

const blinkAt = (t: number): EyeEvent => ({ t, type: 'blink', side: null });

const differenceOf = ([left, right]: Pair): number => Math.abs(left - right);

/** Both eyes are closed alike, or both as far as in blinks, however much farther one of them goes. */
const isBlink = (closure: Pair, shut: number): boolean =>
  Math.min(...closure) > shut ||
  (Math.max(...closure) > BLINK && differenceOf(closure) < BLINK_SHARE * Math.max(...closure));

const isTurned = ({ yaw = 0, pitch = 0 }: EyeSample): boolean =>
  Math.abs(yaw) > FURTHEST || Math.abs(pitch) > FURTHEST;
