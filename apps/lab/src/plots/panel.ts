import type { Interval } from '../statistics/wilson.ts';
import { element, text, ticks } from './svg.ts';

/** A plot with bars over a line, within its own little frame. */
export const PANEL = { width: 310, height: 230 } as const;

const MARGIN = { top: 34, right: 12, bottom: 40, left: 46 } as const;

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** An interval round the value. */
  readonly interval?: Interval;
}

export interface Panel {
  readonly title: string;
  readonly below: string;
  readonly bars: readonly Bar[];
  readonly tick: (value: number) => string;
  /** Where a dashed line shows what would be even. */
  readonly even?: number;
}

export function drawPanel({ title, below, bars, tick, even }: Panel): string {
  const right = PANEL.width - MARGIN.right;
  const bottom = PANEL.height - MARGIN.bottom;
  const steps = ticks(Math.max(even ?? 0, ...bars.map(({ value, interval }) => interval?.high ?? value)));
  const scale = (bottom - MARGIN.top) / steps.at(-1)!;
  const y = (value: number): number => bottom - value * scale;
  const pitch = (right - MARGIN.left) / bars.length;
  const line = (look: string, x1: number, y1: number, x2: number, y2: number) =>
    element('line', { class: look, x1, y1, x2, y2 });

  const grid = steps.map((step) => line('grid', MARGIN.left, y(step), right, y(step)));
  const scaleLabels = steps.map((step) => text(MARGIN.left - 6, y(step) + 4, tick(step), 'soft end'));
  const drawn = bars.map(({ label, value, interval }, index) => {
    const middle = MARGIN.left + (index + 0.5) * pitch;
    const width = Math.max(1, Math.min(38, pitch - Math.min(6, pitch / 5)));
    const height = value * scale;
    const bar = element('rect', { class: 'bar', x: middle - width / 2, y: bottom - height, width, height });
    const whisker = interval ? line('whisker', middle, y(interval.low), middle, y(interval.high)) : '';
    return (
      bar + whisker + (isLabelled(index, bars, pitch) ? text(middle, bottom + 15, label, 'soft middle') : '')
    );
  });
  return [
    text(MARGIN.left, 18, title, 'title'),
    ...grid,
    ...scaleLabels,
    ...drawn,
    line('axis', MARGIN.left, bottom, right, bottom),
    even === undefined ? '' : line('even', MARGIN.left, y(even), right, y(even)),
    text((MARGIN.left + right) / 2, PANEL.height - 8, below, 'soft middle'),
  ].join('');
}

/** Labels stand far enough apart to be read. */
function isLabelled(index: number, bars: readonly Bar[], pitch: number): boolean {
  const widest = Math.max(...bars.map(({ label }) => label.length));
  return index % Math.ceil((widest * 7 + 6) / pitch) === 0;
}
