import { OpenEyes } from './open-eyes.ts';
import { bothEyes, type EyeSample, isFaceSeen, opinionOf, type Pair, type Side } from './sample.ts';

/** How far both eyes closed, by their height and by the model's opinion. */
export interface Closed {
  readonly closed: Pair;
  readonly blinking: Pair;
}

/** What somebody's eyes do when they blink, and when they wink; null for a side on which they do not wink. */
export interface Calibration {
  readonly blink: Closed;
  readonly left: Closed | null;
  readonly right: Closed | null;
}

export type Prompt = 'blink' | 'left' | 'right';

/** Below this nothing was closed; a wink closes its eye by so much more than the other. */
const CLOSES = 0.2;
const WINK_APART = 0.1;
/** Of a blink one eye may close a little less. */
const BLINK_SHARE = 0.4;
const OVER = 0.12;
const NOT_BLINKING: Pair = [0, 0];

/** Watches somebody who blinks and winks when they are asked to, and learns how deep their eyes close then. */
export class Calibrator {
  readonly #found: Record<Prompt, Closed[]> = { blink: [], left: [], right: [] };
  #eyes: OpenEyes | null = null;
  #prompt: Prompt | null = null;
  #deepest: Closed | null = null;

  /** What the person is asked for from now on; null while they just look. */
  ask(prompt: Prompt | null): void {
    this.#finish();
    this.#prompt = prompt;
  }

  see(sample: EyeSample): void {
    if (!isFaceSeen(sample)) return;
    const { t, eL, eR } = sample;
    const opinion = opinionOf(sample);
    this.#eyes ??= new OpenEyes(t, [eL, eR], opinion);
    this.#eyes.see(t, [eL, eR], opinion);
    const { closed } = this.#eyes;
    const blinking = this.#eyes.blinking ?? NOT_BLINKING;
    if (Math.max(...closed) < OVER) return this.#finish();
    const deepest = this.#deepest ?? { closed, blinking };
    this.#deepest = { closed: most(deepest.closed, closed), blinking: most(deepest.blinking, blinking) };
  }

  /** Whether what is asked for was seen. */
  has(prompt: Prompt): boolean {
    return this.#best(prompt) !== null;
  }

  /** Null without a blink and a wink: then it was no use. */
  get result(): Calibration | null {
    this.#finish();
    const [blink, left, right] = [this.#best('blink'), this.#best('left'), this.#best('right')];
    return blink && (left || right) ? { blink, left, right } : null;
  }

  #finish(): void {
    if (this.#prompt && this.#deepest) this.#found[this.#prompt].push(this.#deepest);
    this.#deepest = null;
  }

  /** The clearest that was seen while it was asked for: people also blink in between. */
  #best(prompt: Prompt): Closed | null {
    const clearness = ({ closed: [left, right] }: Closed): number =>
      prompt === 'blink' ? Math.min(left, right) : prompt === 'left' ? left - right : right - left;
    const [best] = this.#found[prompt].filter(isIt(prompt)).sort((a, b) => clearness(b) - clearness(a));
    return best ?? null;
  }
}

const isIt =
  (prompt: Prompt) =>
  ({ closed: [left, right] }: Closed): boolean => {
    const apart = Math.abs(left - right);
    if (prompt === 'blink')
      return Math.min(left, right) > CLOSES && apart < BLINK_SHARE * Math.max(left, right);
    const [own, other] = prompt === 'left' ? [left, right] : [right, left];
    return own > CLOSES && own - other > WINK_APART;
  };

const most = (one: Pair, other: Pair): Pair => bothEyes((eye) => Math.max(one[eye], other[eye]));

/** How much more the winking eye closes than the other, as a share of it, where a blink closes both by one. */
export function shareApart({ blink, left, right }: Calibration, side: Side): number | null {
  const wink = side === 'left' ? left : right;
  if (!wink) return null;
  const [l, r] = bothEyes((eye) => wink.closed[eye] / blink.closed[eye]);
  const [own, other] = side === 'left' ? [l, r] : [r, l];
  return 1 - other / own;
}
