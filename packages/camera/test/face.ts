import type { EyeSample } from '../src/index.ts';

/** What a modelled person does with the eyes: how far each closes, and when. */
export interface Act {
  readonly does: 'wink left' | 'wink right' | 'blink' | 'squint' | 'half wink';
  /** Seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly left: number;
  readonly right: number;
  /** The right eye is so much later. */
  readonly lag: number;
}

const RAMP = 0.07;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A face before a camera: each eye closes another depth, each pulls the other along, pictures come when they come, and all
 * of it is measured with noise.
 */
export class ModelledFace {
  readonly acts: readonly Act[];
  readonly samples: readonly EyeSample[];
  readonly #draw: () => number;
  /** How far the other eye closes along in a wink. */
  readonly #alongs: readonly number[];

  /** `begins` is done before anything else, one after the other. */
  constructor(
    seed: number,
    alongs: readonly number[] = [0, 0, 0.15, 0.3, 0.4],
    begins: readonly Act['does'][] = [],
  ) {
    this.#draw = draws(seed);
    this.#alongs = alongs;
    this.acts = this.#plan(begins);
    this.samples = this.#film();
  }

  #between = (least: number, most: number): number => least + (most - least) * this.#draw();
  #anyOf = <T>(all: readonly T[]): T => all[Math.floor(this.#draw() * all.length)]!;
  #eyes = (least: number, most: number): [number, number] => [
    this.#between(least, most),
    this.#between(least, most),
  ];
  #noise = (): number =>
    Math.sqrt(-2 * Math.log(this.#draw() + 1e-12)) * Math.cos(2 * Math.PI * this.#draw());

  #plan(begins: readonly Act['does'][]): Act[] {
    const acts: Act[] = [];
    let at = 2;
    for (let number = 0; number < 40; number++) {
      const act = this.#act(at, begins[number]);
      acts.push(act);
      at += act.lasts + this.#between(0.9, 1.6);
    }
    return acts;
  }

  #act(at: number, begins?: Act['does']): Act {
    const other = this.#anyOf(this.#alongs);
    const lasts = this.#anyOf([0.2, 0.3, 0.3, 0.4, 0.5]);
    const drawn = this.#anyOf([
      'wink left',
      'wink right',
      'blink',
      'wink left',
      'wink right',
      'blink',
      'squint',
      'half wink',
    ] as const);
    const does = begins ?? drawn;
    if (does === 'wink left') return { does, at, lasts, left: 1, right: other, lag: 0 };
    if (does === 'wink right') return { does, at, lasts, left: other, right: 1, lag: 0 };
    if (does === 'squint') return { does, at, lasts: 0.6, left: 0.45, right: 0.45, lag: 0 };
    if (does === 'half wink') {
      const isLeft = this.#draw() < 0.5;
      return { does, at, lasts: 0.4, left: isLeft ? 0.4 : 0, right: isLeft ? 0 : 0.4, lag: 0 };
    }
    const lag = this.#anyOf([0, 0, 0.033, -0.033, 0.066, -0.066]);
    return { does, at, lasts: this.#anyOf([0.12, 0.17, 0.2, 0.3]), left: 1, right: 1, lag };
  }

  #film(): EyeSample[] {
    const depth = this.#eyes(0.4, 0.85);
    const pulled = this.#eyes(0.08, 0.4);
    const height = this.#eyes(0.22, 0.36);
    const gain = this.#eyes(0.3, 0.7);
    const habit = this.#eyes(0.02, 0.15);
    const phase = this.#eyes(0, 6);
    const power = this.#between(1.1, 1.6);
    const noise = this.#between(0.006, 0.022);
    const drift = this.#between(0.01, 0.05);
    const lag = this.#between(15, 45);
    const apart = 1000 / this.#between(18, 29);
    const samples: EyeSample[] = [];
    const closed = [0, 0];
    const end = (this.acts.at(-1)!.at + 2) * 1000;
    for (let t = 800, last = 770; t < end; ) {
      const wished = [0, 1].map((eye) => this.#closureAt(t / 1000, eye) ** power);
      for (const eye of [0, 1] as const) {
        const goal = depth[eye] * ((1 - pulled[eye]) * wished[eye]! + pulled[eye] * wished[1 - eye]!);
        closed[eye]! += (goal - closed[eye]!) * (1 - Math.exp(-(t - last) / lag));
      }
      const high = (eye: 0 | 1): number =>
        height[eye] *
        (1 + drift * Math.sin((t / 1000) * 0.8 + phase[eye])) *
        (1 - closed[eye]!) *
        (1 + noise * this.#noise());
      const opinion = (eye: 0 | 1): number =>
        Math.max(0, habit[eye] + gain[eye] * (closed[eye]! / depth[eye]) ** 1.2 + 0.012 * this.#noise());
      samples.push({ t, eL: high(0), eR: high(1), bL: opinion(0), bR: opinion(1), yaw: 0, pitch: 0 });
      last = t;
      t += Math.max(5, apart + 3 * this.#noise()) + (this.#draw() < 0.02 ? this.#between(30, 250) : 0);
    }
    return samples;
  }

  #closureAt(seconds: number, eye: number): number {
    return Math.max(
      0,
      ...this.acts.map(({ at, lasts, left, right, lag }) => {
        const start = eye === 0 ? at : at + lag;
        const rises = (seconds - (start - RAMP)) / RAMP;
        const falls = (start + lasts + RAMP - seconds) / RAMP;
        return (eye === 0 ? left : right) * Math.max(0, Math.min(1, rises, falls));
      }),
    );
  }
}
