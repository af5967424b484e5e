import type { EyeSample } from './sample.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a face model found in one picture; all lists are empty where there is no face. */
export interface FoundFace {
  /** 478 places of the face, as shares of the picture's width and height. */
  readonly places: readonly Point[];
  /** How far the face is in what has a name: `eyeBlinkLeft`, `browInnerUp`. */
  readonly shapes: ReadonlyMap<string, number>;
  /** How the head stands, as a matrix of four columns one after the other. */
  readonly stands: readonly number[];
}

/** What of a face the rest needs. All sides are the subject's own. */
export interface FaceSample extends EyeSample {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** How far the brows are raised, from 0 to 1. */
  readonly brows: number;
}

/** Of each eye: the corners, and two pairs above each other between them. */
const LEFT = [362, 263, 385, 380, 387, 373] as const;
const RIGHT = [33, 133, 160, 144, 158, 153] as const;

export function measureFace(t: number, face: FoundFace, width: number, height: number): FaceSample {
  const { places, shapes } = face;
  if (places.length === 0) return { t, eL: 0, eR: 0, yaw: 0, pitch: 0, roll: 0, brows: 0 };
  const at = (index: number): Point => {
    const { x, y } = places[index]!;
    return { x: x * width, y: y * height };
  };
  const shape = (name: string): number => shapes.get(name) ?? 0;
  return {
    t,
    eL: heightOf(LEFT.map(at)),
    eR: heightOf(RIGHT.map(at)),
    bL: shape('eyeBlinkLeft'),
    bR: shape('eyeBlinkRight'),
    ...turnOf(face.stands),
    brows: (shape('browInnerUp') + (shape('browOuterUpLeft') + shape('browOuterUpRight')) / 2) / 2,
  };
}

/** How high an eye is for its width. */
function heightOf(eye: readonly Point[]): number {
  const [inner, outer, top, bottom, otherTop, otherBottom] = eye as [
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
  ];
  return (apart(top, bottom) + apart(otherTop, otherBottom)) / (2 * apart(inner, outer));
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Of a head that turns and nods: yaw to its own left, pitch down, roll to its own left are above zero. */
function turnOf(stands: readonly number[]): Pick<FaceSample, 'yaw' | 'pitch' | 'roll'> {
  const cell = (row: number, column: number): number => stands[column * 4 + row] ?? 0;
  return {
    yaw: degrees(Math.atan2(-cell(2, 0), Math.hypot(cell(0, 0), cell(1, 0)))),
    pitch: degrees(Math.atan2(cell(2, 1), cell(2, 2))),
    roll: degrees(Math.atan2(cell(1, 0), cell(0, 0))),
  };
}
