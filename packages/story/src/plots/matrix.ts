import { clip, type Drawing, inked, type Mark, rect, type Size, text, tidy } from './drawing.ts';
import type { MatrixPlot } from './plot.ts';

const MARGIN = { top: 52, right: 8, bottom: 8, left: 84 } as const;
/** From this share on a cell is dark enough for letters of the other colour. */
const DARK = 0.55;

export function drawMatrix({ title, rows, columns, values, tick }: MatrixPlot, size: Size): Drawing {
  const width = (size.width - MARGIN.left - MARGIN.right) / columns.length;
  const height = (size.height - MARGIN.top - MARGIN.bottom) / rows.length;
  const most = Math.max(1e-9, ...values.flat().map((value) => value ?? 0));
  const x = (column: number): number => MARGIN.left + column * width;
  const y = (row: number): number => MARGIN.top + row * height;
  const cell = (value: number | null, row: number, column: number): Mark[] => {
    if (value === null) return [];
    const share = value / most;
    const shade = rect('cell', x(column) + 1, y(row) + 1, width - 2, height - 2);
    const look = share >= DARK ? 'on-cell middle' : 'soft middle';
    return [
      { ...shade, at: { ...shade.at, opacity: tidy(share) } },
      text(look, x(column) + width / 2, y(row) + height / 2 + 4, tick(value)),
    ];
  };
  return {
    ...size,
    marks: [
      text('title', 8, 18, title),
      ...columns.map((label, column) =>
        text('soft middle', x(column) + width / 2, MARGIN.top - 8, clip(label, width)),
      ),
      ...rows.flatMap(({ label, ink }, row) => [
        {
          tag: 'circle',
          look: inked('fill dot', ink),
          at: { cx: 14, cy: y(row) + height / 2, r: 5 },
        } as Mark,
        text('name', 24, y(row) + height / 2 + 4, clip(label, MARGIN.left - 30)),
      ]),
      ...values.flatMap((row, index) => row.flatMap((value, column) => cell(value, index, column))),
    ],
  };
}
