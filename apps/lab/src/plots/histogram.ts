import { bin, range, sum, tickStep } from 'd3-array';
import type { Distribution } from '../statistics/distribution.ts';

const ABOUT_BARS = 25;

export interface Histogram {
  readonly bars: readonly { readonly label: string; readonly value: number }[];
  /** How many numbers each bar stands for. */
  readonly width: number;
}

/** The bars of a distribution: one for each number, or for so many numbers that they fit. */
export function histogram({ least, most, counts, size }: Distribution): Histogram {
  if (size === 0) return { bars: [], width: 1 };
  const end = most + 1;
  const width = Math.max(1, tickStep(least, end, ABOUT_BARS));
  const start = Math.floor(least / width) * width;
  const bins = bin<[value: number, times: number], number>()
    .value(([value]) => value)
    .domain([start, end])
    .thresholds(range(start + width, end, width));
  const bars = bins([...counts]).map((group) => ({
    label: String(group.x0),
    value: sum(group, ([, times]) => times),
  }));
  return { bars, width };
}
