import { createElement, type ReactNode } from 'react';
import { flat, shaded, sided, stack } from './draw.ts';
import { INKS, type Ink, lit, NIGHT, PAPER, shade } from './inks.ts';
import { circle, leaf, ray } from './paths.ts';

const times = (count: number, draw: (index: number) => ReactNode): ReactNode =>
  stack(...Array.from({ length: count }, (_, index) => draw(index)));

const cycle = (inks: readonly Ink[], index: number): Ink => inks[index % inks.length]!;

/** The same small shape at several places, each lit or shaded by its side. */
export const scatter = <T extends readonly [x: number, y: number, ...rest: number[]]>(
  places: readonly T[],
  shape: (...place: T) => string,
  ink: Ink,
): ReactNode => stack(...places.map((place) => sided(shape(...place), ink, place[0])));

export const flower = (
  x: number,
  y: number,
  radius: number,
  petals: Ink,
  { heart = 'saffron', inShade = false }: { heart?: Ink; inShade?: boolean } = {},
): ReactNode => {
  const inked = inShade ? shaded : flat;
  const petal = (index: number) => {
    const angle = ((index * 72 - 90) * Math.PI) / 180;
    const cx = x + radius * 0.62 * Math.cos(angle);
    const cy = y + radius * 0.62 * Math.sin(angle);
    return inked(circle(round(cx), round(cy), round(radius * 0.52)), petals);
  };
  return stack(times(5, petal), inked(circle(x, y, round(radius * 0.36)), heart));
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** A collar of round folds that hangs from side to side. */
export const ruff = (
  y: number,
  inks: readonly Ink[],
  { count, reach, sag, radius }: { count: number; reach: number; sag: number; radius: number },
): ReactNode =>
  times(count, (index) => {
    const along = index / (count - 1);
    const x = round(50 - reach + 2 * reach * along);
    return sided(circle(x, round(y + sag * Math.sin(Math.PI * along)), radius), cycle(inks, index), x);
  });

/** Pennants in a row. */
export const bunting = (top: number, tip: number, count: number, inks: readonly Ink[]): ReactNode => {
  const width = 80 / count;
  return times(count, (index) => {
    const x = 10 + index * width;
    const middle = x + width / 2;
    const d = `M${round(x)} ${top}H${round(x + width)}L${round(middle)} ${tip}Z`;
    return sided(d, cycle(inks, index), middle);
  });
};

/** Scales in a row. */
export const scales = (
  y: number,
  count: number,
  radius: number,
  ink: Ink,
  [from, to]: readonly [from: number, to: number] = [14, 86],
): ReactNode =>
  times(count, (index) => {
    const x = round(from + ((to - from) * (index + 0.5)) / count);
    return sided(`M${round(x - radius)} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0Z`, ink, x);
  });

export const rays = (
  x: number,
  y: number,
  reach: readonly [inner: number, outer: number],
  { count, spread, ink, from = 0 }: { count: number; spread: number; ink: Ink; from?: number },
): ReactNode =>
  times(count, (index) => {
    const angle = from + (index * 360) / count;
    const inShade = Math.cos((angle * Math.PI) / 180) > 0.001;
    return (inShade ? shaded : flat)(ray(x, y, reach, angle, spread), ink);
  });

/** Leaves around a centre, at the given angles; 0 is upwards. */
export const leaves = (
  x: number,
  y: number,
  radius: number,
  angles: readonly number[],
  { length, width, ink }: { length: number; width: number; ink: Ink },
): ReactNode =>
  stack(
    ...angles.map((angle) =>
      createElement('path', {
        d: leaf(length, width),
        transform: `translate(${x} ${y}) rotate(${angle}) translate(0 ${-radius})`,
        fill: Math.sin((angle * Math.PI) / 180) > 0.01 ? shade(ink) : lit(ink),
      }),
    ),
  );

/** Angles all the way round. */
export const allRound = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, index) => round(from + (index * 360) / count));

export const bee = (x: number, y: number, size: number, facing: 1 | -1 = 1): ReactNode =>
  createElement(
    'g',
    { transform: `translate(${x} ${y}) scale(${size * facing} ${size})` },
    wing(-1, -4.4, [2.8, 4], -20, PAPER),
    wing(3, -4, [2.4, 3.4], 20, INKS.sky[0]),
    createElement('ellipse', { rx: 6, ry: 4.2, fill: INKS.saffron[0] }),
    createElement('path', { d: 'M-1.6 -4v8M2 -4v8', stroke: NIGHT, strokeWidth: 1.9 }),
  );

const wing = (
  cx: number,
  cy: number,
  [rx, ry]: readonly [rx: number, ry: number],
  angle: number,
  fill: string,
): ReactNode => createElement('ellipse', { cx, cy, rx, ry, fill, transform: `rotate(${angle})` });
