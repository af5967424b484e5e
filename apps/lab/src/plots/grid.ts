import { draw, element, type Plot, svgText } from '@oeillade/story/plots';

const ACROSS = 3;
const PLOT = { width: 310, height: 230 } as const;

export const ROW = { width: ACROSS * PLOT.width, height: PLOT.height } as const;

/** Plots side by side, in as many rows as they take. */
export const plotGrid = (plots: readonly Plot[]): string =>
  plots
    .map((plot, index) => {
      const x = (index % ACROSS) * PLOT.width;
      const y = Math.floor(index / ACROSS) * PLOT.height;
      return element('g', { transform: `translate(${x} ${y})` }, svgText(draw(plot, PLOT)));
    })
    .join('');

/** The same as a picture of its own on a page. */
export function plotPicture(plots: readonly Plot[], label: string): string {
  const height = Math.ceil(plots.length / ACROSS) * ROW.height;
  const frame = { viewBox: `0 0 ${ROW.width} ${height}`, role: 'img', 'aria-label': label };
  return element('svg', frame, plotGrid(plots));
}
