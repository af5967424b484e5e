import { curveLinear, curveStepAfter, line as lineThrough } from 'd3-shape';
import { clip, type Drawing, dot, inked, type Mark, path, type Size, text } from './drawing.ts';
import { frameOf, type PlotFrame } from './frame.ts';
import type { LinesPlot, Series } from './plot.ts';
import { countScale, timeScale } from './scales.ts';

/** Room for the names at the end of the lines, how far two names stand apart, and where the first may stand. */
const NAMES = { width: 66, apart: 14, top: 36 } as const;

export function drawLines(plot: LinesPlot, size: Size): Drawing {
  const { title, below, series, tickX, tickY, mostY = 0 } = plot;
  const all = series.flatMap(({ points }) => points);
  const values = [mostY, ...all.map(([, value]) => value)];
  const frame = frameOf({ size, title, below, values, tick: tickY, right: NAMES.width });
  const scaleOf = plot.x === 'time' ? timeScale : countScale;
  const x = scaleOf(
    all.map(([at]) => at),
    [frame.left, frame.right],
  );
  const trace = lineThrough<Series['points'][number]>()
    .x(([at]) => x.at(at))
    .y(([, value]) => frame.y(value))
    .curve(plot.isStepped ? curveStepAfter : curveLinear)
    .digits(2);
  return {
    ...size,
    marks: [
      ...frame.marks,
      ...x.ticks.map((value) => text('soft middle', x.at(value), frame.bottom + 15, tickX(value))),
      ...series.flatMap(({ ink, points }) => {
        const traced = trace(points) ?? '';
        // A pale line on a pale page is seen by its edge.
        return [path('line-edge', traced), path(inked('stroke', ink), traced)];
      }),
      ...names(series, frame),
    ],
  };
}

/** Each name beside the end of its line; names that would lie on each other move apart. */
function names(series: readonly Series[], { right, bottom, y }: PlotFrame): Mark[] {
  const ends = series
    .map(({ label, ink, points }) => ({ label, ink, at: y(points.at(-1)?.[1] ?? 0) }))
    .sort((one, other) => other.at - one.at);
  const tops = apart(
    ends.map(({ at }) => at),
    bottom,
  );
  return ends.flatMap(({ label, ink }, index) => {
    const top = tops[index]!;
    return [dot(ink, right + 7, top, 4), text('name', right + 14, top + 4, clip(label, NAMES.width - 16))];
  });
}

/** Places from below to above, moved until none lies on another: up first, and down again where the plot ends. */
function apart(places: readonly number[], bottom: number): number[] {
  const tops = [...places];
  tops.forEach((place, index) => {
    tops[index] = Math.min(place, index === 0 ? bottom : tops[index - 1]! - NAMES.apart);
  });
  for (let index = tops.length - 1; index >= 0; index--) {
    const least = index === tops.length - 1 ? NAMES.top : tops[index + 1]! + NAMES.apart;
    tops[index] = Math.max(tops[index]!, least);
  }
  return tops;
}
