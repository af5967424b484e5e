import { line, type Mark, type Size, text, ticks } from './drawing.ts';
import type { Tick } from './plot.ts';

/** The axes of a plot: where its numbers are, and what stands beside them. */
export interface Frame {
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
  readonly most: number;
  readonly tick: Tick;
  readonly right?: number;
}

const MARGIN = { top: 34, right: 12, bottom: 40, left: 46 } as const;

export function frameOf({ size, title, below, most, tick, right: room = MARGIN.right }: FrameOptions): Frame {
  const { left, top } = MARGIN;
  const right = size.width - room;
  const bottom = size.height - MARGIN.bottom;
  const steps = ticks(most);
  const scale = (bottom - top) / steps.at(-1)!;
  const y = (value: number): number => bottom - value * scale;
  const marks = [
    text('title', left, 18, title),
    ...steps.map((step) => line('grid', left, y(step), right, y(step))),
    ...steps.map((step) => text('soft end', left - 6, y(step) + 4, tick(step))),
    line('axis', left, bottom, right, bottom),
    text('soft middle', (left + right) / 2, size.height - 8, below),
  ];
  return { left, right, bottom, y, marks };
}
