import { max, sum } from 'd3-array';
import { type ScaleBand, scaleBand } from 'd3-scale';
import { stack } from 'd3-shape';
import { type Drawing, inked, LETTER, line, type Mark, rect, type Size, text } from './drawing.ts';
import { frameOf, type PlotFrame } from './frame.ts';
import type { Bar, BarsPlot } from './plot.ts';

const WIDEST = 38;
/** How much of the room between two bars stays free. */
const GAP = 0.2;

export function drawBars(plot: BarsPlot, size: Size): Drawing {
  const { title, below, bars, tick, even } = plot;
  const tops = bars.map(({ values, interval }) => interval?.high ?? sum(values));
  const values = even === undefined ? tops : [...tops, even];
  const frame = frameOf({ size, title, below, values, tick });
  const { left, right, y } = frame;
  const bands = scaleBand(bars.keys(), [left, right])
    .paddingInner(GAP)
    .paddingOuter(GAP / 2);
  const marks = [...frame.marks, ...columns(plot, bands, frame), ...beside(bars, bands, frame)];
  return {
    ...size,
    marks: even === undefined ? marks : [...marks, line('even', left, y(even), right, y(even))],
  };
}

type Bands = ScaleBand<number>;

const middleOf = (index: number, bands: Bands): number => bands(index)! + bands.bandwidth() / 2;

/** The parts of every bar, one on the other. */
function columns({ bars, parts }: BarsPlot, bands: Bands, { y }: PlotFrame): Mark[] {
  const width = Math.max(1, Math.min(WIDEST, bands.bandwidth()));
  const stacked = stack<Bar, number>()
    .keys(parts.keys())
    .value(({ values }, part) => values[part] ?? 0);
  return stacked(bars).flatMap((layer) => {
    const classes = inked('fill', parts[layer.key]!.ink);
    return layer.flatMap(([low, high], index) =>
      low === high
        ? []
        : [rect(classes, middleOf(index, bands) - width / 2, y(high), width, y(low) - y(high))],
    );
  });
}

/** The interval of each number, and the label of its bar. */
function beside(bars: readonly Bar[], bands: Bands, { bottom, y }: PlotFrame): Mark[] {
  // Labels stand far enough apart to be read.
  const widest = (max(bars, ({ label }) => label.length) ?? 0) * LETTER + 6;
  const every = Math.ceil(widest / bands.step());
  return bars.flatMap(({ label, interval }, index) => {
    const middle = middleOf(index, bands);
    const marks = interval ? [line('whisker', middle, y(interval.low), middle, y(interval.high))] : [];
    return index % every === 0 ? [...marks, text('soft middle', middle, bottom + 15, label)] : marks;
  });
}
