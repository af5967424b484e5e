import { drawBars } from './bars.ts';
import type { Drawing, Size } from './drawing.ts';
import { drawLines } from './lines.ts';
import { drawMatrix } from './matrix.ts';
import type { Plot } from './plot.ts';
import { drawWeb } from './web.ts';

/** A plot as shapes, within so much room. */
export function draw(plot: Plot, size: Size): Drawing {
  switch (plot.kind) {
    case 'lines':
      return drawLines(plot, size);
    case 'bars':
      return drawBars(plot, size);
    case 'matrix':
      return drawMatrix(plot, size);
    case 'web':
      return drawWeb(plot, size);
  }
}
