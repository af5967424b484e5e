import type { PlotInk } from './plot.ts';

/** A shape of SVG. Pages make elements of it, reports make text. */
export interface Mark {
  readonly tag: 'line' | 'rect' | 'path' | 'circle' | 'text';
  /** The kind of shape, as a class for the styles of the page. */
  readonly classes: string;
  readonly at: Readonly<Record<string, number | string>>;
  readonly words?: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Drawing extends Size {
  readonly marks: readonly Mark[];
}

export const inked = (classes: string, ink: PlotInk): string => `${classes} ink-${ink}`;

export const line = (classes: string, x1: number, y1: number, x2: number, y2: number): Mark => ({
  tag: 'line',
  classes,
  at: { x1, y1, x2, y2 },
});

export const text = (classes: string, x: number, y: number, words: string): Mark => ({
  tag: 'text',
  classes,
  at: { x, y },
  words,
});

export const rect = (classes: string, x: number, y: number, width: number, height: number): Mark => ({
  tag: 'rect',
  classes,
  at: { x, y, width, height },
});

export const dot = (ink: PlotInk, cx: number, cy: number, r: number): Mark => ({
  tag: 'circle',
  classes: inked('fill dot', ink),
  at: { cx, cy, r },
});

export const path = (classes: string, d: string): Mark => ({ tag: 'path', classes, at: { d } });

/** Hundredths are finer than any screen. */
export const tidy = (value: number): number => Math.round(value * 100) / 100;

/** So many letters fit into so much room. */
export const clip = (words: string, width: number): string => {
  const most = Math.max(1, Math.floor(width / LETTER));
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
};

/** How wide a letter is, about. */
export const LETTER = 7;
