/** The subject's own left and right. */
export type Side = 'left' | 'right';

/** One for each eye: the left one first. */
export type Pair = readonly [left: number, right: number];

/** What a face model measures in one picture. */
export interface EyeSample {
  /** Milliseconds; what does not go on from the picture before it is no new picture. */
  readonly t: number;
  /** How high each eye is for its width; not above zero, or no number, where no face was found. */
  readonly eL: number;
  readonly eR: number;
  /** How far the model takes each eye to be blinking, from 0 to 1, where it has an opinion. */
  readonly bL?: number | undefined;
  readonly bR?: number | undefined;
  /** How far the head is turned, in degrees. */
  readonly yaw?: number | undefined;
  readonly pitch?: number | undefined;
}

export interface EyeEvent {
  readonly t: number;
  readonly type: 'wink' | 'blink' | 'tilt';
  /** Null for what has none. */
  readonly side: Side | null;
}

export const isFaceSeen = ({ eL, eR }: Pick<EyeSample, 'eL' | 'eR'>): boolean =>
  eL > 0 && eR > 0 && Number.isFinite(eL + eR);

/** The model's opinion of both eyes, where it has one. */
export const opinionOf = ({ bL, bR }: EyeSample): Pair | null =>
  bL === undefined || bR === undefined ? null : [bL, bR];

export const bothEyes = (of: (eye: 0 | 1) => number): Pair => [of(0), of(1)];

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
