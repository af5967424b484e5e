import { CLOSE } from '../server-frames.ts';

const FOR_GOOD: readonly number[] = [
  CLOSE.left,
  CLOSE.unwatched,
  CLOSE.abuse,
  CLOSE.noSuchTable,
  CLOSE.oldClient,
];

/** Is it worth connecting again after a socket was closed with this code? */
export const mayComeBack = (code: number): boolean => !FOR_GOOD.includes(code);

const FIRST = 200;
const LONGEST = 10_000;

/**
 * How long to wait before the next try, in milliseconds; `tries` counts those that failed in a row, `chance` is between
 * 0 and 1: when a server comes back, not everybody should knock at once.
 */
export const waitBefore = (tries: number, chance: number): number =>
  Math.round(Math.min(LONGEST, FIRST * 2 ** tries) * (0.5 + chance / 2));
