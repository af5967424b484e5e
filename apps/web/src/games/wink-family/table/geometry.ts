export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which way eyes at `from` turn to see `to`: both from -1 to 1. */
export function toward(from: Point | undefined, to: Point | undefined): Point {
  if (!from || !to) return { x: 0, y: 0 };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** The places around the felt, clockwise from my left: the middle of a box, in hundredths of the table. */
const AROUND: Readonly<Record<number, readonly Point[]>> = {
  1: [{ x: 50, y: 9.5 }],
  2: [
    { x: 13, y: 45 },
    { x: 87, y: 45 },
  ],
  3: [
    { x: 13, y: 46 },
    { x: 50, y: 9.5 },
    { x: 87, y: 46 },
  ],
  4: [
    { x: 13, y: 69 },
    { x: 13, y: 30 },
    { x: 87, y: 30 },
    { x: 87, y: 69 },
  ],
  5: [
    { x: 13, y: 70 },
    { x: 13.5, y: 31 },
    { x: 50, y: 9.5 },
    { x: 86.5, y: 31 },
    { x: 87, y: 70 },
  ],
  6: [
    { x: 15.5, y: 80 },
    { x: 10, y: 50 },
    { x: 15.5, y: 20 },
    { x: 84.5, y: 20 },
    { x: 90, y: 50 },
    { x: 84.5, y: 80 },
  ],
  7: [
    { x: 15.5, y: 80.5 },
    { x: 10, y: 51 },
    { x: 15.5, y: 21.5 },
    { x: 50, y: 9.5 },
    { x: 84.5, y: 21.5 },
    { x: 90, y: 51 },
    { x: 84.5, y: 80.5 },
  ],
  8: [
    { x: 15.5, y: 80.5 },
    { x: 10, y: 51 },
    { x: 15.5, y: 21.5 },
    { x: 41, y: 9.5 },
    { x: 59, y: 9.5 },
    { x: 84.5, y: 21.5 },
    { x: 90, y: 51 },
    { x: 84.5, y: 80.5 },
  ],
};

export const placesAround = (faces: number): readonly Point[] => AROUND[faces] ?? [];

/** Above the board there is less room: those boxes are smaller. */
export const isAbove = ({ y }: Point): boolean => y < 12;
