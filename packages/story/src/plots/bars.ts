import { type Drawing, inked, LETTER, line, type Mark, rect, type Size, text } from './drawing.ts';
import { type Frame, frameOf } from './frame.ts';
import type { Bar, BarsPlot } from './plot.ts';

const WIDEST = 38;

export function drawBars(plot: BarsPlot, size: Size): Drawing {
  const { title, below, bars, tick, even } = plot;
  const most = Math.max(even ?? 0, ...bars.map(({ values, interval }) => interval?.high ?? sum(values)));
  const frame = frameOf({ size, title, below, most, tick });
  const dashed =
    even === undefined ? [] : [line('even', frame.left, frame.y(even), frame.right, frame.y(even))];
  const drawn = bars.flatMap((bar, index) => barMarks(plot, bar, index, frame));
  return { ...size, marks: [...frame.marks, ...drawn, ...dashed] };
}

function barMarks({ bars, parts }: BarsPlot, bar: Bar, index: number, frame: Frame): Mark[] {
  const { left, right, bottom, y } = frame;
  const pitch = (right - left) / bars.length;
  const middle = left + (index + 0.5) * pitch;
  const width = Math.max(1, Math.min(WIDEST, pitch - Math.min(6, pitch / 5)));
  const marks = bar.values.flatMap((value, part) => {
    const under = sum(bar.values.slice(0, part));
    const look = inked('fill', parts[part]?.ink ?? 'bar');
    const top = y(under + value);
    return value === 0 ? [] : [rect(look, middle - width / 2, top, width, y(under) - top)];
  });
  const { interval } = bar;
  if (interval) marks.push(line('whisker', middle, y(interval.low), middle, y(interval.high)));
  if (isLabelled(index, bars, pitch)) marks.push(text('soft middle', middle, bottom + 15, bar.label));
  return marks;
}

/** Labels stand far enough apart to be read. */
function isLabelled(index: number, bars: readonly Bar[], pitch: number): boolean {
  const widest = Math.max(...bars.map(({ label }) => label.length));
  return index % Math.ceil((widest * LETTER + 6) / pitch) === 0;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
