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

export type Draw = () => number;
type Both = readonly [left: number, right: number];

/** In what a face, its camera or its machine may differ from the usual ones. */
export interface Otherwise {
  /** How far the other eye closes along in a wink: one of these. */
  readonly alongs?: readonly number[];
  /** Done before anything else, one after the other. */
  readonly begins?: readonly Act['does'][];
  /** So many seconds an eye takes to close. */
  readonly ramp?: number;
  /** So many acts, if not the usual number. */
  readonly acts?: number;
  readonly act?: (act: Act, draw: Draw) => Act;
  /** Milliseconds from one picture to the next. */
  readonly apart?: (draw: Draw) => number;
  /** So many times the usual noise, for each eye. */
  readonly noise?: Both;
  /** So many times the usual height of an open eye, and so many times the usual depth of a closed one. */
  readonly height?: Both;
  readonly depth?: Both;
  /** How far the lids are down at this moment whatever else they do: a smile, a look at the table. */
  readonly narrowed?: (seconds: number, acts: readonly Act[]) => Both;
  /** So many times as high both eyes are seen at this moment: the light, the head, the chair. */
  readonly seenAs?: (seconds: number, acts: readonly Act[]) => Both;
  /** How the head stands, in degrees. */
  readonly yaw?: (seconds: number, acts: readonly Act[]) => number;
  /** What becomes of what was measured. */
  readonly told?: (sample: EyeSample, draw: Draw) => EyeSample;
}

const RAMP = 0.07;
const ALONGS = [0, 0, 0.15, 0.3, 0.4];
const SAME: Both = [1, 1];
const ACTS = 40;
/** Of a head that is turned by so many degrees the farther eye is seen half as well. */
const HALF_SEEN = 45;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function draws(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How far along an act is at this moment, from 0 to 1. */
export function shareOf({ at, lasts }: Pick<Act, 'at' | 'lasts'>, seconds: number, ramp = RAMP): number {
  return Math.max(0, Math.min(1, (seconds - (at - ramp)) / ramp, (at + lasts + ramp - seconds) / ramp));
}

/**
 * A face before a camera: each eye closes another depth, each pulls the other along, pictures come when they come, and all
 * of it is measured with noise.
 */
export class ModelledFace {
  readonly acts: readonly Act[];
  readonly samples: readonly EyeSample[];
  readonly #draw: Draw;
  /** What is otherwise has chance of its own: the rest stays the same face. */
  readonly #drawMore: Draw;
  readonly #otherwise: Otherwise;

  constructor(seed: number, otherwise: Otherwise = {}) {
    this.#draw = draws(seed);
    this.#drawMore = draws(seed + 1_000_000);
    this.#otherwise = otherwise;
    this.acts = this.#plan(otherwise.begins ?? []);
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
    const { act: change = (act) => act, acts: most = ACTS } = this.#otherwise;
    let at = 2;
    for (let number = 0; number < most; number++) {
      const act = change(this.#act(at, begins[number]), this.#drawMore);
      acts.push(act);
      at += act.lasts + this.#between(0.9, 1.6);
    }
    return acts;
  }

  #act(at: number, begins?: Act['does']): Act {
    const other = this.#anyOf(this.#otherwise.alongs ?? ALONGS);
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
    const { noise: noisy = SAME, height: tall = SAME, depth: deep = SAME } = this.#otherwise;
    const { apart: pace, yaw: turns, told = (sample) => sample, seenAs } = this.#otherwise;
    const depth = this.#eyes(0.4, 0.85).map((one, eye) => Math.min(0.95, one * deep[eye]!));
    const pulled = this.#eyes(0.08, 0.4);
    const height = this.#eyes(0.22, 0.36).map((one, eye) => one * tall[eye]!);
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
      const seconds = t / 1000;
      const yaw = turns?.(seconds, this.acts) ?? 0;
      const wished = [0, 1].map((eye) => this.#closureAt(seconds, eye) ** power);
      for (const eye of [0, 1] as const) {
        const hidden = hiddenBy(yaw, eye);
        const along = pulled[eye] + 0.3 * hidden;
        const goal = depth[eye]! * (1 - hidden) * ((1 - along) * wished[eye]! + along * wished[1 - eye]!);
        closed[eye]! += (goal - closed[eye]!) * (1 - Math.exp(-(t - last) / lag));
      }
      const shown = seenAs?.(seconds, this.acts) ?? SAME;
      const high = (eye: 0 | 1): number =>
        (height[eye]! *
          shown[eye] *
          (1 + drift * Math.sin(seconds * 0.8 + phase[eye])) *
          (1 - closed[eye]!) *
          (1 + noise * noisy[eye] * (1 + 2 * hiddenBy(yaw, eye)) * this.#noise())) /
        Math.cos((yaw * Math.PI) / 180);
      const opinion = (eye: 0 | 1): number =>
        Math.max(
          0,
          habit[eye] +
            gain[eye] * (closed[eye]! / depth[eye]!) ** 1.2 +
            0.012 * noisy[eye] * this.#noise() +
            0.3 * (1 - Math.min(1, shown[eye])),
        );
      const sample = { t, eL: high(0), eR: high(1), bL: opinion(0), bR: opinion(1), yaw, pitch: 0 };
      samples.push(told(sample, this.#drawMore));
      last = t;
      const usual = Math.max(5, apart + 3 * this.#noise());
      const stops = this.#draw() < 0.02 ? this.#between(30, 250) : 0;
      t += pace ? pace(this.#drawMore) : usual + stops;
    }
    return samples;
  }

  #closureAt(seconds: number, eye: number): number {
    const { ramp = RAMP, narrowed } = this.#otherwise;
    return Math.max(
      narrowed?.(seconds, this.acts)[eye] ?? 0,
      ...this.acts.map(({ at, lasts, left, right, lag }) => {
        const start = eye === 0 ? at : at + lag;
        return (eye === 0 ? left : right) * shareOf({ at: start, lasts }, seconds, ramp);
      }),
    );
  }
}

/** How much of an eye's closing is hidden on a head that is turned: the farther eye is seen from its side. */
function hiddenBy(yaw: number, eye: 0 | 1): number {
  const isFarther = yaw > 0 ? eye === 0 : eye === 1;
  return isFarther ? Math.abs(yaw) / (2 * HALF_SEEN) : 0;
}
