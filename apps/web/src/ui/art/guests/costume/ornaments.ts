import type { CostumePiece } from '@oeillade/table';
import { createElement, type ReactNode } from 'react';
import { flat, fold, line, pair, shaded, sided, stack, turn } from '../../kit/draw.ts';
import { INKS, NIGHT, type Tone } from '../../kit/inks.ts';
import { flower } from '../../kit/ornaments.ts';
import { circle, leaf } from '../../kit/paths.ts';

type Ornament = (tone: Tone) => ReactNode;

const moved = (x: number, y: number, drawing: ReactNode): ReactNode =>
  createElement('g', { transform: `translate(${x} ${y})` }, drawing);

const FEATHER = leaf(46, 11);
const FAN_STEPS = [-58, -34, -10, 14, 38, 62];

/** Over the mask, and never over an eye. Of the ornament that bears the player's symbol they are no part. */
export const ORNAMENTS: Readonly<Record<Exclude<CostumePiece<'ornament'>, 'none'>, Ornament>> = {
  flower: () =>
    stack(
      flat('M13 42C6 40 4 34 6 29C12 31 16 36 17 41Z', 'mint'),
      flower(19, 34, 12, 'pink', { heart: 'plum' }),
    ),
  plume: (tone) =>
    stack(
      turn(38, 77, 42, moved(77, 42, shaded(FEATHER, tone))),
      turn(22, 77, 42, moved(77, 42, stack(shaded(FEATHER, 'paper'), line('M0 -4V-36', 'dusk', 1.6)))),
      sided(circle(77, 41, 4.6), 'ink', 77),
    ),
  pearls: () => stack(...[63, 69.5, 77].map((y, step) => pair(circle(25.5, y, 2.6 + step * 0.7), 'paper'))),
  bow: (tone) =>
    stack(
      flat('M23 31C11 15 0 17 0 26C0 37 11 43 23 35Z', tone),
      shaded('M23 31C24 13 34 5 41 11C46 18 38 33 23 35Z', tone),
      flat(circle(23, 33, 5), 'paper'),
    ),
  monocle: () =>
    stack(
      line('M72.500 61C80 70 79 80 72 87', 'grey', 1.8),
      createElement('circle', { cx: 63.5, cy: 52, r: 12.4, fill: NIGHT }),
      createElement('circle', {
        cx: 63.5,
        cy: 52,
        r: 11.6,
        fill: 'none',
        stroke: INKS.grey[0],
        strokeWidth: 3,
      }),
    ),
  /** Of paper, so that the symbol before it is seen. */
  fan: () =>
    stack(
      ...FAN_STEPS.map((angle, step) =>
        turn(
          angle,
          50,
          33,
          moved(50, 33, sided(leaf(36, 9), step % 2 ? 'paper' : 'dusk', angle > 0 ? 60 : 40)),
        ),
      ),
      fold(circle(50, 30, 5), 'ink'),
    ),
};
