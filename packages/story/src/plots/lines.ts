import { clip, type Drawing, inked, type Mark, path, type Size, text, ticks, tidy } from './drawing.ts';
import { type Frame, frameOf } from './frame.ts';
import type { LinesPlot, Series } from './plot.ts';

/** Room for the names at the end of the lines, how far two names stand apart, and where the first may stand. */
const NAMES = { width: 66, apart: 14, top: 36 } as const;

export function drawLines(plot: LinesPlot, size: Size): Drawing {
  const { title, below, series, tickY, mostY = 0 } = plot;
  const all = series.flatMap(({ points }) => points);
  const most = Math.max(mostY, ...all.map(([, value]) => value));
  const frame = frameOf({ size, title, below, most, tick: tickY, right: NAMES.width });
  const last = Math.max(1, ...all.map(([x]) => x));
  const x = (value: number): number => frame.left + (value / last) * (frame.right - frame.left);
  const scale = stepsTo(last, plot.stepsX);
  return {
    ...size,
    marks: [
      ...frame.marks,
      ...scale.map((step) => text('soft middle', x(step), frame.bottom + 15, plot.tickX(step))),
      ...series.flatMap(({ ink, points }) => {
        const traced = trace(points, x, frame, plot.isStepped);
        // A pale line on a pale page is seen by its edge.
        return [path('line-edge', traced), path(inked('stroke', ink), traced)];
      }),
      ...names(series, frame),
    ],
  };
}

const MOST_STEPS = 5;

/** Where numbers stand below: at round ones, or at the first of the wished steps that are not too many. */
function stepsTo(last: number, wished: readonly number[] = []): number[] {
  const step = wished.find((one) => last / one <= MOST_STEPS);
  if (step === undefined) return ticks(last).filter((one) => one <= last);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

function trace(
  points: Series['points'],
  x: (value: number) => number,
  { y }: Frame,
  isStepped: boolean,
): string {
  return points
    .map(([at, value], index) => {
      const [left, top] = [tidy(x(at)), tidy(y(value))];
      if (index === 0) return `M${left} ${top}`;
      return isStepped ? `H${left}V${top}` : `L${left} ${top}`;
    })
    .join('');
}

/** Each name beside the end of its line; names that would lie on each other move apart. */
function names(series: readonly Series[], { right, bottom, y }: Frame): Mark[] {
  const ends = series
    .map(({ label, ink, points }) => ({ label, ink, at: y(points.at(-1)?.[1] ?? 0) }))
    .sort((one, other) => other.at - one.at);
  const tops = apart(
    ends.map(({ at }) => at),
    bottom,
  );
  return ends.flatMap(({ label, ink }, index) => {
    const top = tops[index]!;
    const words = text('name', right + 14, top + 4, clip(label, NAMES.width - 16));
    return [
      { tag: 'circle', look: inked('fill dot', ink), at: { cx: right + 7, cy: top, r: 4 } } as Mark,
      words,
    ];
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
