/** From one moment of a game to another, in its milliseconds. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** What two spans share; nothing where they only touch. */
export function overlap(one: Span, other: Span): Span[] {
  const from = Math.max(one.from, other.from);
  const until = Math.min(one.until, other.until);
  return from < until ? [{ from, until }] : [];
}

export const overlaps = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap((one) => others.flatMap((other) => overlap(one, other)));

export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, until }) => sum + until - from, 0);
