import { bothEyes, type Pair } from './sample.ts';

/** For so long what an open eye looks like is learnt quickly. */
const YOUNG = 1_500;
const LOOKED_BACK = 450;
const STEADY_AFTER = 300;
/** Eyes that are less closed than this are open. */
const OPEN = 0.12;

interface Before {
  readonly t: number;
  readonly closed: Pair;
}

/** What somebody's open eyes look like to the camera: it changes with the light, the head and the gaze. */
export class OpenEyes {
  readonly #since: number;
  readonly #before: Before[] = [];
  #height: Pair;
  #blinking: Pair;
  #last: number;
  /** How far both are closed, as shares of their height when open, and how far the model takes them for blinking beyond its habit. */
  closed: Pair = [0, 0];
  blinking: Pair = [0, 0];
  /** How much both vary while nothing happens, squared. */
  noise: Pair = [0.02 ** 2, 0.02 ** 2];
  blinkingNoise: Pair = [0.015 ** 2, 0.015 ** 2];
  /** They have been held as they are for a moment, both alike: looking down, or in the sun. */
  isSteady = false;

  constructor(t: number, height: Pair, blinking: Pair) {
    this.#since = t;
    this.#last = t;
    this.#height = height;
    this.#blinking = blinking;
  }

  see(t: number, height: Pair, blinking: Pair): void {
    const passed = t - this.#last;
    this.#last = t;
    const closed = bothEyes((eye) => 1 - height[eye] / this.#height[eye]);
    this.#before.push({ t, closed });
    while (t - this.#before[0]!.t > LOOKED_BACK) this.#before.shift();
    this.isSteady = this.#isSteadyAt(t, closed);
    const rates = bothEyes((eye) => {
      const within = this.#follows(t, closed, eye);
      return within === null ? 0 : 1 - Math.exp(-passed / within);
    });
    if (Math.max(...closed) < OPEN && t - this.#since >= YOUNG) this.#measureNoise(passed, closed, blinking);
    this.#height = bothEyes((eye) => this.#height[eye] + rates[eye] * (height[eye] - this.#height[eye]));
    this.#blinking = bothEyes(
      (eye) => this.#blinking[eye] + rates[eye] * (blinking[eye] - this.#blinking[eye]),
    );
    this.closed = bothEyes((eye) => 1 - height[eye] / this.#height[eye]);
    this.blinking = bothEyes((eye) => blinking[eye] - this.#blinking[eye]);
  }

  /** Within how many milliseconds the measure of an open eye follows; null while the eye may be closing. */
  #follows(t: number, closed: Pair, eye: 0 | 1): number | null {
    if (closed[eye] < 0) return t - this.#since < YOUNG ? 150 : 700;
    if (this.isSteady) return 500;
    return Math.max(...closed) < OPEN ? 2_500 : null;
  }

  #measureNoise(passed: number, closed: Pair, blinking: Pair): void {
    const rate = 1 - Math.exp(-passed / 2_000);
    this.noise = bothEyes((eye) => this.noise[eye] + rate * (closed[eye] ** 2 - this.noise[eye]));
    this.blinkingNoise = bothEyes((eye) => {
      const off = blinking[eye] - this.#blinking[eye];
      return this.blinkingNoise[eye] + rate * (off ** 2 - this.blinkingNoise[eye]);
    });
  }

  #isSteadyAt(t: number, closed: Pair): boolean {
    const before = this.#before;
    if (before.length < 5 || t - before[0]!.t <= STEADY_AFTER) return false;
    if (Math.abs(closed[0] - closed[1]) >= 0.14 || Math.max(...closed) >= 0.55) return false;
    const spans = bothEyes((eye) => {
      const values = before.map((one) => one.closed[eye]);
      return Math.max(...values) - Math.min(...values);
    });
    return Math.max(...spans) < 0.1;
  }
}
