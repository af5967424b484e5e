import { slab } from './paths.ts';

/** A theatre box seen from the front. */
export const ARCH = 'M6 116V62A54 54 0 0 1 114 62V116Z';

/** A head without hair and ears, on the board of 100 by 100. */
export const HEAD = 'M27 50C27 32 37 25 50 25C63 25 73 32 73 50C73 69 62 81 50 81C38 81 27 69 27 50Z';

/** A circle is kept as one: browsers cut along it faster than along a path. */
interface Round {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

const round = (cx: number, cy: number, r: number): Round => ({ cx, cy, r });

/** Outlines that cut drawings. They stand once in the page, in `Defs`, and are shared by all that use them. */
export const CLIPS = {
  head: HEAD,
  fold: 'M50 -60H250V240H50Z',
  eye: round(0, 0, 8),
  window: 'M12 5H88A7 7 0 0 1 95 12V90H5V12A7 7 0 0 1 12 5Z',
  smallWindow: 'M13 5H87A8 8 0 0 1 95 13V73A8 8 0 0 1 87 81H5V13A8 8 0 0 1 13 5Z',
  visor: 'M24 48a26 23 0 1 0 52 0a26 23 0 1 0 -52 0Z',
  porthole: round(50, 46, 22),
  arch: ARCH,
  aboveLedge: 'M-20 -40H140V114H-20Z',
  round: round(50, 50, 47),
  boxFront: 'M12 40H202V254H12Z',
  passport: slab(16, 14, 96, 86, 6),
} as const satisfies Record<string, string | Round>;

export type ClipName = keyof typeof CLIPS;

const PREFIX = 'oe-clip-';

export const clipId = (name: ClipName): string => PREFIX + name;
export const clip = (name: ClipName): string => `url(#${PREFIX}${name})`;
