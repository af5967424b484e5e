import type { winkFamily } from '@oeillade/games';
import type { Tone } from '../kit/inks.ts';
import { oval, slab, star } from '../kit/paths.ts';

export type Colour = (typeof winkFamily.COLOURS)[number];

/** The eight colours of players, each with the shade of its fold. */
export const COLOUR_TONES: Readonly<Record<Colour, Tone>> = {
  vermilion: ['#F04A24', '#C93718'],
  violet: ['#A874BB', '#8A579E'],
  emerald: ['#159A7E', '#0E7C68'],
  sky: ['#86CDFF', '#62B2EE'],
  rose: ['#FF9CC0', '#EE78A4'],
  azure: ['#6283FF', '#4A66DB'],
  ivory: ['#FFF6E8', '#E9CDBF'],
  lime: ['#9CC078', '#7FA45C'],
};

export const colourOf = (colour: Colour): string => COLOUR_TONES[colour][0];

type Outline = (x: number, y: number, r: number) => string;

const disc: Outline = (x, y, r) => oval(x, y, r * 0.92, r * 0.92);
const fivePoints: Outline = (x, y, r) => star(x, y, r * 1.16, 0.5);
const triangle: Outline = (x, y, r) =>
  `M${x} ${y - r * 1.02}L${x + r * 1.08} ${y + r * 0.82}H${x - r * 1.08}Z`;
const square: Outline = (x, y, r) => slab(x - r * 0.84, y - r * 0.84, r * 1.68, r * 1.68, r * 0.12);
const heart: Outline = (x, y, r) =>
  `M${x} ${y + r}C${x - r * 1.5} ${y - r * 0.1} ${x - r * 0.95} ${y - r * 1.15} ${x} ${y - r * 0.42}` +
  `C${x + r * 0.95} ${y - r * 1.15} ${x + r * 1.5} ${y - r * 0.1} ${x} ${y + r}Z`;
const diamond: Outline = (x, y, r) =>
  `M${x} ${y - r * 1.18}L${x + r * 0.86} ${y}L${x} ${y + r * 1.18}L${x - r * 0.86} ${y}Z`;
const hourglass: Outline = (x, y, r) =>
  `M${x - r * 0.92} ${y - r}H${x + r * 0.92}L${x + r * 0.2} ${y}L${x + r * 0.92} ${y + r}` +
  `H${x - r * 0.92}L${x - r * 0.2} ${y}Z`;
/** Four half discs around a square: one outline, so that its edge can be drawn. */
const clover: Outline = (x, y, r) => {
  const lobe = r * 0.52;
  const half = (dx: number, dy: number) => `a${lobe} ${lobe} 0 0 1 ${dx * 2 * lobe} ${dy * 2 * lobe}`;
  return `M${x - lobe} ${y - lobe}${half(1, 0)}${half(0, 1)}${half(-1, 0)}${half(0, -1)}Z`;
};

const SYMBOLS: Readonly<Record<Colour, Outline>> = {
  vermilion: disc,
  violet: fivePoints,
  emerald: triangle,
  sky: square,
  rose: heart,
  azure: diamond,
  ivory: hourglass,
  lime: clover,
};

/** The symbol that goes with a colour wherever the colour means somebody. */
export const symbolPath = (colour: Colour, x: number, y: number, radius: number): string =>
  SYMBOLS[colour](x, y, radius);
