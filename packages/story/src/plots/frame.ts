import { line, type Mark, type Size, text } from './drawing.ts';
import type { Tick } from './plot.ts';
import { roundScale } from './scales.ts';

/** The axes of a plot: where its numbers are, and what stands beside them. */
export interface PlotFrame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  y(value: number): number;
  readonly marks: readonly Mark[];
}

interface FrameOptions {
  readonly size: Size;
  readonly title: string;
  readonly below: string;
  /** The texts for which the margins must leave room. */
  readonly values: readonly number[];
  readonly tick: Tick;
  readonly right?: number;
}

const MARGIN = { top: 34, right: 12, bottom: 40, left: 46 } as const;

export function frameOf(options: FrameOptions): PlotFrame {
  const { size, title, below, values, tick, right: room = MARGIN.right } = options;
  const { left, top } = MARGIN;
  const right = size.width - room;
  const bottom = size.height - MARGIN.bottom;
  const { at: y, ticks } = roundScale(values, [bottom, top]);
  const marks = [
    text('title', left, 18, title),
    ...ticks.map((value) => line('grid', left, y(value), right, y(value))),
    ...ticks.map((value) => text('soft end', left - 6, y(value) + 4, tick(value))),
    line('axis', left, bottom, right, bottom),
    text('soft middle', (left + right) / 2, size.height - 8, below),
  ];
  return { left, right, bottom, y, marks };
}
