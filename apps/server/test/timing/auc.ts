/**
 * How well one number tells two kinds of trials apart: the chance that a reading of the one kind is larger than a reading
 * of the other, where two that are equal count half (Mann and Whitney). 0.5 is no better than guessing.
 */
export function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  if (ones.length === 0 || others.length === 0) return 0.5;
  const all = [
    ...ones.map((value) => ({ value, isOne: true })),
    ...others.map((value) => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let from = 0; from < all.length; ) {
    let to = from + 1;
    while (to < all.length && all[to]!.value === all[from]!.value) to++;
    // Readings that are equal share the mean of their places.
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at++) if (all[at]!.isOne) rankSum += rank;
    from = to;
  }
  const least = (ones.length * (ones.length + 1)) / 2;
  return (rankSum - least) / (ones.length * others.length);
}

/** Whoever attacks knows by experience whether larger or smaller readings give the act away. */
export const eitherWay = (auc: number): number => Math.max(auc, 1 - auc);

/** Readings of one kind, of trials with the secret act and without it. */
export class Readings {
  readonly with: number[] = [];
  readonly without: number[] = [];

  add(isSecret: boolean, value: number): void {
    if (Number.isFinite(value)) (isSecret ? this.with : this.without).push(value);
  }

  get count(): number {
    return this.with.length + this.without.length;
  }

  get auc(): number {
    return eitherWay(areaUnderCurve(this.with, this.without));
  }
}
