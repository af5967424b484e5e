import { createElement, Fragment, type ReactNode } from 'react';
import { type ClipName, clip } from './clips.ts';
import { type Ink, lit, shade, tint } from './inks.ts';

/** Ways of inking an outline. All of them give nodes, so that a drawing is plain data that React can keep. */

/** Several drawings on top of each other, the first at the bottom. */
export const stack = (...layers: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...layers);

const path = (d: string, fill: string): ReactNode => createElement('path', { d, fill });

const stroke = (d: string, colour: string, width: number): ReactNode =>
  createElement('path', {
    d,
    fill: 'none',
    stroke: colour,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });

/** One flat ink, its lit side. */
export const flat = (d: string, ink: Ink): ReactNode => path(d, lit(ink));

/** One flat ink, its shaded side. */
export const shaded = (d: string, ink: Ink): ReactNode => path(d, shade(ink));

/** One flat ink, lit or shaded by the side on which `x` lies. */
export const sided = (d: string, ink: Ink, x: number): ReactNode => path(d, tint(ink, x));

/** Folded at x = 50: lit on the left, shaded on the right. */
export const fold = (d: string, ink: Ink): ReactNode =>
  stack(path(d, lit(ink)), createElement('path', { d, fill: shade(ink), clipPath: clip('fold') }));

/** Drawn on the left, and mirrored in shade on the right. */
export const pair = (d: string, ink: Ink): ReactNode => stack(path(d, lit(ink)), mirror(path(d, shade(ink))));

export const line = (d: string, ink: Ink, width = 2): ReactNode => stroke(d, lit(ink), width);
export const shadedLine = (d: string, ink: Ink, width = 2): ReactNode => stroke(d, shade(ink), width);

export const foldLine = (d: string, ink: Ink, width = 2): ReactNode =>
  stack(line(d, ink, width), clipped('fold', shadedLine(d, ink, width)));

export const pairLine = (d: string, ink: Ink, width = 2): ReactNode =>
  stack(line(d, ink, width), mirror(shadedLine(d, ink, width)));

const group = (attributes: object, layers: readonly ReactNode[]): ReactNode =>
  createElement('g', attributes, ...layers);

export const mirror = (...layers: readonly ReactNode[]): ReactNode =>
  group({ transform: 'matrix(-1 0 0 1 100 0)' }, layers);

export const turn = (angle: number, x: number, y: number, ...layers: readonly ReactNode[]): ReactNode =>
  group({ transform: `rotate(${angle} ${x} ${y})` }, layers);

export const shifted = (dx: number, ...layers: readonly ReactNode[]): ReactNode =>
  group({ transform: `translate(${dx} 0)` }, layers);

export const faint = (opacity: number, ...layers: readonly ReactNode[]): ReactNode =>
  group({ opacity }, layers);

export const clipped = (name: ClipName, ...layers: readonly ReactNode[]): ReactNode =>
  group({ clipPath: clip(name) }, layers);
