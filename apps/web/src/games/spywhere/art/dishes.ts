import type { ReactNode } from 'react';
import {
  faint,
  flat,
  fold,
  foldLine,
  line,
  shaded,
  shadedLine,
  shifted,
  sided,
  stack,
  turn,
} from '../../../ui/art/kit/draw.ts';
import type { Tone } from '../../../ui/art/kit/inks.ts';
import { circle, oval, slab } from '../../../ui/art/kit/paths.ts';
import type { Nation } from './nations.ts';

const CHEESE_TOP: Tone = ['#FFE08A', '#FFD36A'];
const CHEESE_HOLE: Tone = ['#D67F0E', '#D67F0E'];
const CHIP_TIP: Tone = ['#FFDF8E', '#FFDF8E'];

const pizza = (): ReactNode =>
  stack(
    fold('M14 26C24 12 76 12 86 26L88 33C74 22 26 22 12 33Z', 'wood'),
    fold('M13 31C28 19 72 19 87 31L50 92Z', 'saffron'),
    fold('M18 32.5C32 23 68 23 82 32.5L50 85Z', 'vermilion'),
    flat('M30 33C34 28 42 30 42 35C42 41 32 41 30 33Z', 'paper'),
    shaded('M58 31C62 26 72 29 70 35C67 39 58 38 58 31Z', 'paper'),
    flat('M44 50C48 45 57 48 55 54C52 59 44 57 44 50Z', 'paper'),
    shaded('M50 47.3C54 48 56 51 55 54C53.5 56.5 52 57 50 57Z', 'paper'),
    turn(-50, 50, 38, flat('M50 44C44 40 44 34 50 30C56 34 56 40 50 44Z', 'teal')),
    turn(40, 60, 46, shaded('M60 52C55 49 55 44 60 41C65 44 65 49 60 52Z', 'teal')),
    turn(30, 40, 45, flat('M40 50C36 47 36 43 40 40C44 43 44 47 40 50Z', 'teal')),
    fold('M50 74L46.5 68Q50 65 53.5 68Z', 'paper'),
  );

const cheeseAndBaguette = (): ReactNode =>
  stack(
    turn(
      38,
      50,
      42,
      fold('M43 -4C50 -8 57 -4 58 6V84C57 94 43 94 42 84V6Z', 'skin2'),
      line('M46 10L55 17M45 24L55 31M45 38L55 45M45 52L55 59M45 66L55 73', 'paper', 3.6),
    ),
    fold('M10 58L58 42C76 44 88 50 90 60V84H10Z', 'saffron'),
    flat('M10 58L58 42C76 44 88 50 90 60Z', CHEESE_TOP),
    shaded('M50 44.7L58 42C76 44 88 50 90 60H50Z', CHEESE_TOP),
    shaded(circle(24, 70, 5) + circle(42, 76, 4) + circle(36, 64, 2.6), 'saffron'),
    shaded(circle(66, 70, 6) + circle(80, 76, 3.6) + circle(56, 80, 3), CHEESE_HOLE),
    fold('M6 83H94V89H6Z', 'wood'),
  );

const sushi = (): ReactNode =>
  stack(
    line('M16 12L64 30M12 20L64 34', 'wood', 3.4),
    shaded(circle(37, 56, 22), 'ink'),
    flat(circle(37, 56, 18.5), 'paper'),
    flat(circle(37, 56, 9), 'vermilion'),
    shaded('M37 34a22 22 0 0 1 0 44Z', 'ink'),
    shaded('M37 37.5a18.5 18.5 0 0 1 0 37Z', 'paper'),
    shaded('M37 47a9 9 0 0 1 0 18Z', 'vermilion'),
    flat(circle(30, 44, 1.2) + circle(27, 62, 1.2), 'grey'),
    flat('M52 70C52 60 58 58 74 58C90 58 94 62 94 72C94 80 88 82 73 82C58 82 52 80 52 70Z', 'paper'),
    shaded('M73 58H74C90 58 94 62 94 72C94 80 88 82 73 82Z', 'paper'),
    flat(
      'M48 62C48 50 58 46 74 46C92 46 97 54 97 63C97 68 92 68 86 67C76 65 66 66 58 68C52 69 48 67 48 62Z',
      'vermilion',
    ),
    shaded('M73 46H74C92 46 97 54 97 63C97 68 92 68 86 67C82 66.2 77.5 65.9 73 66Z', 'vermilion'),
    line('M58 50L55 64M67 47.5L65 65M77 46.5L77 65M87 49L89 66', 'pink', 2.6),
    fold('M4 84H96V89H4Z', 'ink'),
  );

/** Where each chip stands, how much it leans, and how long it is. */
const CHIPS = [
  [24, 34, -20, 30],
  [31, 24, -13, 38],
  [39, 20, -7, 40],
  [47, 19, -1, 40],
  [54, 26, 4, 36],
] as const;

const fishAndChips = (): ReactNode =>
  stack(
    shifted(
      13,
      turn(
        16,
        50,
        60,
        fold('M50 16L37 4Q50 9 63 4Z', 'skin2'),
        fold('M50 14C64 24 66 46 62 66H38C34 46 36 24 50 14Z', 'skin2'),
        line('M44 30Q50 33 56 30M42 40Q50 44 58 40M42 50Q50 54 58 50', 'wood', 2.4),
      ),
    ),
    ...CHIPS.map(([x, y, lean, length]) =>
      turn(
        lean,
        x,
        62,
        sided(slab(x - 4.2, y, 8.8, length, 1.6), 'saffron', x),
        flat(slab(x - 4.2, y, 8.8, 5.5, 1.6), CHIP_TIP),
      ),
    ),
    fold('M14 54L86 50L68 96H32Z', 'paper'),
    faint(0.8, line('M26 66H46M28 72H46M31 78H46M33 84H46M54 66H74M54 72H72M54 78H70M54 84H67', 'grey', 2.2)),
    fold('M10 52L90 47L88 57L13 61Z', 'vermilion'),
  );

const SALT = [
  [14, 24],
  [22, 15],
  [12, 38],
  [22, 50],
  [36, 57],
  [50, 60],
  [64, 57],
  [78, 50],
  [88, 38],
  [86, 24],
  [78, 15],
  [42, 38],
  [60, 36],
] as const;

const pretzel = (): ReactNode =>
  stack(
    foldLine(
      'M28 58C44 50 60 40 63 25C67 7 92 11 90 32C88 50 68 60 50 60C32 60 12 50 10 32C8 11 33 7 37 25C40 40 56 50 72 58',
      'wood',
      9.6,
    ),
    line('M37 25C40 40 56 50 72 58', 'wood', 9.6),
    shadedLine('M52 45C58 50 64 54 72 58', 'wood', 9.6),
    ...SALT.map(([x, y]) => turn(20, x, y, flat(slab(x - 1.5, y - 1.5, 3.2, 3.2, 0.7), 'paper'))),
    foldLine('M12 74C30 87 70 87 88 74', 'vermilion', 12.5),
    line('M26 77L31 86M40 81L43 90M57 81L56 90M71 78L67 86', 'wood', 2.4),
  );

const SESAME = [
  [30, 28, -20],
  [42, 20, 0],
  [56, 24, 15],
  [68, 30, 30],
  [50, 33, 0],
  [36, 36, 10],
  [76, 38, 30],
] as const;

const burger = (): ReactNode =>
  stack(
    fold('M14 42C12 22 30 12 50 12C70 12 88 22 86 42C86 46 82 46 78 46H22C18 46 14 46 14 42Z', 'skin2'),
    ...SESAME.map(([x, y, lean]) => turn(lean, x, y, sided(oval(x, y, 3, 1.7), 'paper', x))),
    fold(
      'M8 50C14 44 20 52 28 49C36 46 42 53 50 50C58 47 64 53 72 49C80 46 86 44 92 50C90 58 82 54 76 57C68 60 60 55 50 58C40 55 32 60 24 57C18 54 10 58 8 50Z',
      'mint',
    ),
    fold(slab(14, 55, 72, 6, 3), 'vermilion'),
    fold(slab(11, 60, 78, 13, 6), 'wood'),
    fold('M12 60H88L70 66L60 61L46 71L34 61Z', 'saffron'),
    fold('M14 73H86V77C86 86 80 89 70 89H30C20 89 14 86 14 77Z', 'skin2'),
  );

const DISHES: Readonly<Record<Nation, () => ReactNode>> = {
  italy: pizza,
  france: cheeseAndBaguette,
  japan: sushi,
  britain: fishAndChips,
  germany: pretzel,
  usa: burger,
};

const drawn = new Map<Nation, ReactNode>();

/** The dish of a nationality, on the board of 100 by 100; drawn once. */
export function dishOf(nation: Nation): ReactNode {
  if (!drawn.has(nation)) drawn.set(nation, DISHES[nation]());
  return drawn.get(nation);
}
