import type { Ink } from '../kit/inks.ts';

/** How a pair of eyes is drawn. Lengths are in units of the 100 by 100 board. */
export interface EyeStyle {
  readonly y?: number;
  /** How far each eye is from the fold. */
  readonly dx?: number;
  readonly radius?: number;
  readonly lid: Ink;
  /** How much of the eye the lid covers at rest, 0 to 0.36. */
  readonly cover?: number;
  /** How round the edge of the lid is. */
  readonly arc?: number;
  /** Degrees by which the outer corners are lowered. */
  readonly tilt?: number;
  readonly white?: Ink;
  /** A ring around the eye, for faces as pale as the eye itself. */
  readonly socket?: Ink;
  readonly slit?: boolean;
  readonly pupil?: number;
  readonly line?: Ink;
  /** How thick the line of the lid is; 0 for none. */
  readonly weight?: number;
  /** How far the lashes flick out. */
  readonly flick?: number;
  /** Other lashes than usual. */
  readonly lashes?: Lashes | undefined;
}

/** Lashes of an eye whose outer corner is on the left. */
export interface Lashes {
  /** Strokes around the open eye: where each begins, and how far it goes. */
  readonly open: readonly (readonly [x: number, y: number, dx: number, dy: number])[];
  /** Those of the shut eye, as path data. */
  readonly shut: string;
}

/** Where a face looks: both from -1 to 1, to the right and downwards. */
export interface DrawnGaze {
  readonly x: number;
  readonly y: number;
}

/** Left and right are the viewer's. */
export type Wink = 'wink-left' | 'wink-right';

/** A pose in which the eyes are held. */
export type EyePose = 'open' | 'blink' | Wink;
