export { draw } from './draw.ts';
export { type Drawing, type Mark, type Size, ticks } from './drawing.ts';
export type * from './plot.ts';
export { tableOf } from './plot.ts';
export { element, escaped, svgText } from './svg.ts';
