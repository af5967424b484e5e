/** Where a share probably lies. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal deviate of a 95 % interval. */
const Z = 1.96;

/**
 * Wilson's score interval of a share: it stays between 0 and 1, and holds for small samples too. Victories that were
 * split count as parts, which makes it a little too wide, never too narrow.
 */
export function wilson(hits: number, times: number): Interval {
  if (times === 0) return { low: 0, high: 1 };
  const share = hits / times;
  const middle = share + (Z * Z) / (2 * times);
  const reach = Z * Math.sqrt((share * (1 - share)) / times + (Z * Z) / (4 * times * times));
  const scale = 1 + (Z * Z) / times;
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
}
