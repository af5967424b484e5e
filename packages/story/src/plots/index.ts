export { draw } from './draw.ts';
export type { Drawing, Mark, Size } from './drawing.ts';
export type * from './plot.ts';
export { tableOf } from './plot.ts';
export { element, escaped, svgText } from './svg.ts';
