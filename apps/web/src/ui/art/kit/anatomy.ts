import type { ReactNode } from 'react';
import { HEAD } from './clips.ts';
import { faint, flat, fold, line, pair, shaded, stack } from './draw.ts';
import type { Ink } from './inks.ts';
import { circle } from './paths.ts';

export const head = (skin: Ink): ReactNode => fold(HEAD, skin);

/** The fold bends into a nose: a second face, in profile. */
export const nose = (skin: Ink, dy = 0, size = 1): ReactNode => {
  const tip = 50 - 6.4 * size;
  return shaded(
    `M50 ${47 + dy}C49.4 ${54 + dy} ${tip} ${60 + dy} ${tip} ${63.6 + dy}C${tip} ${66.8 + dy} 47 ${67 + dy} 50 ${66.6 + dy}Z`,
    skin,
  );
};

export const neck = (skin: Ink): ReactNode => shaded('M41 70H59V92H41Z', skin);

export const body = (ink: Ink, top = 80): ReactNode =>
  fold(`M6 104C8 ${top + 10} 24 ${top + 4} 40 ${top}H60C76 ${top + 4} 92 ${top + 10} 94 104Z`, ink);

export const ears = (skin: Ink, y: number): ReactNode => pair(circle(27, y, 5), skin);

export const lips = (y: number, width = 6): ReactNode =>
  fold(
    `M${50 - width} ${y}Q${50 - width * 0.45} ${y - 2.6} 50 ${y - 1}Q${50 + width * 0.45} ${y - 2.6} ${50 + width} ${y}` +
      `Q50 ${y + 5.4} ${50 - width} ${y}Z`,
    'vermilion',
  );

export const smile = (y: number, width: number, ink: Ink = 'ink', weight = 2.2): ReactNode =>
  line(`M${50 - width} ${y}Q50 ${y + width * 0.75} ${50 + width} ${y}`, ink, weight);

export const smirk = (y: number, width: number): ReactNode =>
  line(
    `M${50 - width} ${y + 1.4}Q${50 + width * 0.3} ${y + width * 0.55} ${50 + width} ${y - 1.6}`,
    'ink',
    2.2,
  );

export const grin = (): ReactNode =>
  stack(flat('M40 71Q50 74 60 71Q58 80 50 80Q42 80 40 71Z', 'paper'), line('M40 71Q50 74 60 71', 'ink', 1.6));

export const cheeks = (y: number, dx: number, radius: number, ink: Ink = 'vermilion'): ReactNode =>
  faint(0.55, flat(circle(50 - dx, y, radius), ink), flat(circle(50 + dx, y, radius), ink));

/** Two eyebrows, `arch` is how high they bend. */
export const brows = (
  y: number,
  width: number,
  arch: number,
  ink: Ink = 'ink',
  { dx = 12, weight = 2.6 }: { dx?: number; weight?: number } = {},
): ReactNode => {
  const brow = (side: 1 | -1) =>
    `M${50 + side * (dx + width)} ${y + arch * 0.4}Q${50 + side * dx} ${y - arch} ${50 + side * (dx - width * 0.8)} ${y + arch * 0.2}`;
  return line(brow(-1) + brow(1), ink, weight);
};
