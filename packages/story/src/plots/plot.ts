import { ascending, sort, union } from 'd3-array';

/**
 * What is plotted, without how: the same definitions are drawn on the pages and in the lab's reports, as shapes of SVG.
 * Scales, ticks, stacks and curves are D3's; docs/design.md says why no library draws the whole.
 */
export type Plot = LinesPlot | BarsPlot | MatrixPlot | WebPlot;

/** A colour by what it stands for; the styles of a page say which one it is. */
export type PlotInk = `seat-${number}` | 'bar' | 'good' | 'bad' | 'soft';

/** How a number is written. */
export type Tick = (value: number) => string;

interface Titled {
  readonly title: string;
}

export interface Legend {
  readonly label: string;
  readonly ink: PlotInk;
}

export interface Series extends Legend {
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Numbers over time. */
export interface LinesPlot extends Titled {
  readonly kind: 'lines';
  readonly below: string;
  readonly series: readonly Series[];
  /** Values hold until the next point, or go straight to it. */
  readonly isStepped: boolean;
  /** What lies below: moments in milliseconds, or so many of something. */
  readonly x: 'time' | 'count';
  readonly tickX: Tick;
  readonly tickY: Tick;
  /** Where the scale ends at the least. */
  readonly mostY?: number;
}

export interface Bar {
  readonly label: string;
  /** One on the other. */
  readonly values: readonly number[];
  readonly interval?: { readonly low: number; readonly high: number };
}

export interface BarsPlot extends Titled {
  readonly kind: 'bars';
  readonly below: string;
  readonly bars: readonly Bar[];
  /** What the parts of a bar are; one part needs no words. */
  readonly parts: readonly Legend[];
  readonly tick: Tick;
  /** Where a dashed line shows what would be even. */
  readonly even?: number;
}

/** A number for each pair of a row and a column. */
export interface MatrixPlot extends Titled {
  readonly kind: 'matrix';
  readonly rows: readonly Legend[];
  readonly columns: readonly string[];
  /** Null where there can be no value. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly tick: Tick;
}

export interface WebLink {
  readonly from: number;
  readonly to: number;
  readonly times: number;
  /** An index into the `kinds` of the plot. */
  readonly kind: number;
}

/** People in a circle, and what goes between them. */
export interface WebPlot extends Titled {
  readonly kind: 'web';
  readonly nodes: readonly Legend[];
  readonly kinds: readonly Legend[];
  readonly links: readonly WebLink[];
}

/** A plot as words and numbers, for whoever does not see it. */
export interface PlotTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function tableOf(plot: Plot): PlotTable {
  switch (plot.kind) {
    case 'lines':
      return linesTable(plot);
    case 'bars':
      return {
        head: [plot.below, ...plot.parts.map(({ label }) => label)],
        rows: plot.bars.map(({ label, values }) => [label, ...values.map(plot.tick)]),
      };
    case 'matrix':
      return {
        head: ['', ...plot.columns],
        rows: plot.rows.map(({ label }, row) => [
          label,
          ...plot.values[row]!.map((value) => (value === null ? '–' : plot.tick(value))),
        ]),
      };
    case 'web':
      return {
        head: ['', '', ...plot.kinds.map(({ label }) => label)],
        rows: pairsOf(plot).map(([from, to]) => [
          plot.nodes[from]!.label,
          plot.nodes[to]!.label,
          ...plot.kinds.map((_, kind) => String(timesOf(plot, from, to, kind))),
        ]),
      };
  }
}

/** A row for every moment at which one of the series has a point; each holds its last value until its next. */
function linesTable({ below, series, tickX, tickY }: LinesPlot): PlotTable {
  const moments = sort(union(...series.map(({ points }) => points.map(([x]) => x))), ascending);
  const valueAt = (points: Series['points'], moment: number): string => {
    const point = points.findLast(([x]) => x <= moment);
    return point ? tickY(point[1]) : '–';
  };
  return {
    head: [below, ...series.map(({ label }) => label)],
    rows: moments.map((moment) => [tickX(moment), ...series.map(({ points }) => valueAt(points, moment))]),
  };
}

function pairsOf({ links }: WebPlot): [number, number][] {
  const pairs = new Map(links.map(({ from, to }) => [`${from} ${to}`, [from, to] as [number, number]]));
  return [...pairs.values()].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

const timesOf = ({ links }: WebPlot, from: number, to: number, kind: number): number =>
  links.find((link) => link.from === from && link.to === to && link.kind === kind)?.times ?? 0;
