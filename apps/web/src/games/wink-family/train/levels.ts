/** How hard a round is. Times are in milliseconds. */
export interface DrillLevel {
  readonly faces: number;
  readonly winks: number;
  /** D-4, D-5: as at a table. */
  readonly turning: number;
  readonly lasting: number;
  /** How long two look at each other before one of them winks. */
  readonly meets: number;
  /** How long eyes rest on a face, and how long it takes from one wink to the next. */
  readonly rests: number;
  readonly between: number;
  /** How often a face looks at the table instead of somebody. */
  readonly board: number;
}

/** Each round has more to see and less time for it; the last are as fast as a table is. */
const LEVELS: readonly DrillLevel[] = [
  {
    faces: 3,
    winks: 5,
    turning: 150,
    lasting: 1_600,
    meets: 2_200,
    rests: 2_600,
    between: 1_500,
    board: 0.6,
  },
  {
    faces: 3,
    winks: 6,
    turning: 150,
    lasting: 1_300,
    meets: 1_800,
    rests: 2_200,
    between: 1_500,
    board: 0.5,
  },
  {
    faces: 4,
    winks: 6,
    turning: 200,
    lasting: 1_100,
    meets: 1_700,
    rests: 2_000,
    between: 1_500,
    board: 0.4,
  },
  {
    faces: 4,
    winks: 7,
    turning: 200,
    lasting: 900,
    meets: 1_500,
    rests: 1_700,
    between: 1_400,
    board: 0.35,
  },
  { faces: 5, winks: 7, turning: 200, lasting: 800, meets: 1_400, rests: 1_500, between: 1_300, board: 0.3 },
  {
    faces: 5,
    winks: 8,
    turning: 200,
    lasting: 800,
    meets: 1_200,
    rests: 1_300,
    between: 1_200,
    board: 0.25,
  },
  { faces: 6, winks: 8, turning: 200, lasting: 700, meets: 1_100, rests: 1_200, between: 1_100, board: 0.2 },
];

/** The level of a round, counted from 1: after the last there are more winks to catch. */
export function levelOf(round: number): DrillLevel {
  const last = LEVELS.at(-1)!;
  return LEVELS[round - 1] ?? { ...last, winks: last.winks + round - LEVELS.length };
}
