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
  /** How far the model takes open eyes for blinking; null until it had an opinion. */
  #habit: Pair | null;
  #last: number;
  /** How far both are closed, as shares of their height when open. */
  closed: Pair = [0, 0];
  /** How far the model takes them for blinking beyond its habit; null of a picture of which it has no opinion. */
  blinking: Pair | null = null;
  /** How much both vary while nothing happens, squared. */
  noise: Pair = [0.02 ** 2, 0.02 ** 2];
  blinkingNoise: Pair = [0.015 ** 2, 0.015 ** 2];
  /** They have been held as they are for a moment, both alike: looking down, or in the sun. */
  isSteady = false;

  constructor(t: number, height: Pair, opinion: Pair | null) {
    this.#since = t;
    this.#last = t;
    this.#height = height;
    this.#habit = opinion;
  }

  see(t: number, height: Pair, opinion: Pair | null): void {
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
    this.#habit ??= opinion;
    const habit = this.#habit;
    const off = opinion && habit && bothEyes((eye) => opinion[eye] - habit[eye]);
    if (Math.max(...closed) < OPEN && t - this.#since >= YOUNG) this.#measureNoise(passed, closed, off);
    this.#height = bothEyes((eye) => this.#height[eye] + rates[eye] * (height[eye] - this.#height[eye]));
    if (habit && off) this.#habit = bothEyes((eye) => habit[eye] + rates[eye] * off[eye]);
    this.closed = bothEyes((eye) => 1 - height[eye] / this.#height[eye]);
    this.blinking = off && bothEyes((eye) => (1 - rates[eye]) * off[eye]);
  }

  /** Within how many milliseconds the measure of an open eye follows; null while the eye may be closing. */
  #follows(t: number, closed: Pair, eye: 0 | 1): number | null {
    if (closed[eye] < 0) return t - this.#since < YOUNG ? 150 : 700;
    if (this.isSteady) return 500;
    return Math.max(...closed) < OPEN ? 2_500 : null;
  }

  #measureNoise(passed: number, closed: Pair, off: Pair | null): void {
    const rate = 1 - Math.exp(-passed / 2_000);
    this.noise = bothEyes((eye) => this.noise[eye] + rate * (closed[eye] ** 2 - this.noise[eye]));
    if (!off) return;
    this.blinkingNoise = bothEyes(
      (eye) => this.blinkingNoise[eye] + rate * (off[eye] ** 2 - this.blinkingNoise[eye]),
    );
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
