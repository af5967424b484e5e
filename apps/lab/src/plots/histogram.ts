import type { Distribution } from '../statistics/distribution.ts';

const MOST_BARS = 30;

export interface Histogram {
  readonly bars: readonly { readonly label: string; readonly value: number }[];
  /** How many numbers each bar stands for. */
  readonly width: number;
}

/** The bars of a distribution: one for each number, or for so many numbers that they fit. */
export function histogram(distribution: Distribution): Histogram {
  const { least, most, counts } = distribution;
  const width = roundWidth((most - least + 1) / MOST_BARS);
  const start = Math.floor(least / width) * width;
  const bars: { label: string; value: number }[] = [];
  for (let from = start; from <= most; from += width) bars.push({ label: String(from), value: 0 });
  for (const [value, times] of counts) bars[Math.floor((value - start) / width)]!.value += times;
  return { bars, width };
}

function roundWidth(least: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [1, 2, 5].find((factor) => factor * power >= least);
    if (found) return found * power;
  }
}
