import { max } from 'd3-array';
import { scaleBand } from 'd3-scale';
import { clip, type Drawing, dot, type Mark, rect, type Size, text, tidy } from './drawing.ts';
import type { MatrixPlot } from './plot.ts';

const MARGIN = { top: 52, right: 8, bottom: 8, left: 84 } as const;
/** How much of the room between two cells stays free. */
const GAP = 0.05;
/** From this share on a cell is dark enough for letters of the other colour. */
const DARK = 0.55;

export function drawMatrix({ title, rows, columns, values, tick }: MatrixPlot, size: Size): Drawing {
  const x = scaleBand(columns.keys(), [MARGIN.left, size.width - MARGIN.right]).padding(GAP);
  const y = scaleBand(rows.keys(), [MARGIN.top, size.height - MARGIN.bottom]).padding(GAP);
  const [width, height] = [x.bandwidth(), y.bandwidth()];
  const across = (column: number): number => x(column)! + width / 2;
  const down = (row: number): number => y(row)! + height / 2;
  const most = max(values.flat(), (value) => value ?? 0) || 1;
  const cell = (value: number | null, row: number, column: number): Mark[] => {
    if (value === null) return [];
    const share = value / most;
    const shade = rect('cell', x(column)!, y(row)!, width, height);
    const classes = share >= DARK ? 'on-cell middle' : 'soft middle';
    return [
      { ...shade, at: { ...shade.at, opacity: tidy(share) } },
      text(classes, across(column), down(row) + 4, tick(value)),
    ];
  };
  return {
    ...size,
    marks: [
      text('title', 8, 18, title),
      ...columns.map((label, column) =>
        text('soft middle', across(column), MARGIN.top - 8, clip(label, x.step())),
      ),
      ...rows.flatMap(({ label, ink }, row) => [
        dot(ink, 14, down(row), 5),
        text('name', 24, down(row) + 4, clip(label, MARGIN.left - 30)),
      ]),
      ...values.flatMap((row, index) => row.flatMap((value, column) => cell(value, index, column))),
    ],
  };
}
