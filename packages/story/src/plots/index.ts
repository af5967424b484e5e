export { draw } from './draw.ts';
export type { Mark } from './drawing.ts';
export type * from './plot.ts';
export { tableOf } from './plot.ts';
export { element, escaped, svgText } from './svg.ts';
