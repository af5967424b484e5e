import type { CostumePiece } from '@oeillade/table';
import { createElement, type ReactNode } from 'react';
import { flat, fold, foldLine, line, mirror, pair, shaded, sided, stack } from '../../kit/draw.ts';
import type { Tone } from '../../kit/inks.ts';
import { circle, leaf, oval } from '../../kit/paths.ts';

interface Hat {
  /** The tone is the player's own: a band or a lining tells whose hat it is. */
  readonly draw: (tone: Tone) => ReactNode;
  /** Where the player's symbol is pinned. */
  readonly badge: number;
}

const BRIM = (rx: number, ry = 5): string => oval(50, 28, rx, ry);
const LAUREL = leaf(20, 8);
const TOP_BAND = 'M31.6 14C42 17 58 17 68.4 14L67.6 24C58 27 42 27 32.4 24Z';

/** The leaves of half a wreath: where each begins, and how far it leans. */
const SPRIG: readonly (readonly [x: number, y: number, angle: number])[] = [
  [24, 38, -78],
  [27, 33, -30],
  [32, 32, -58],
  [35, 29, -8],
  [41, 29, -40],
  [44, 28, 8],
];

const pairOfLeaves = (x: number, y: number, angle: number): ReactNode => {
  const at = { transform: `translate(${x} ${y}) rotate(${angle})` };
  const grown = (d: ReactNode) => createElement('g', at, d);
  return stack(grown(flat(LAUREL, 'mint')), mirror(grown(shaded(LAUREL, 'mint'))));
};

export const HATS: Readonly<Record<Exclude<CostumePiece<'hat'>, 'none'>, Hat>> = {
  party: {
    draw: (tone) =>
      stack(
        fold('M34 29L50 -8L66 29C58 34 42 34 34 29Z', tone),
        foldLine('M44.5 5.500C49 8 52 8 55.500 5.500M39.500 17C46 21 54 21 60.500 17', 'paper', 3),
        fold(circle(50, -8, 5.4), 'paper'),
      ),
    badge: 24,
  },
  straw: {
    draw: (tone) =>
      stack(
        fold(BRIM(36, 6), 'dusk'),
        fold('M31 27V9C31 4 69 4 69 9V27C60 31 40 31 31 27Z', 'dusk'),
        fold('M31 17C40 21 60 21 69 17V27C60 31 40 31 31 27Z', tone),
      ),
    badge: 12,
  },
  top: {
    draw: (tone) =>
      stack(
        fold(BRIM(34, 5.4), 'ink'),
        fold('M33 27L30 -6C40 -9 60 -9 70 -6L67 27C58 31 42 31 33 27Z', 'ink'),
        fold(TOP_BAND, tone),
      ),
    badge: 4,
  },
  beret: {
    draw: (tone) =>
      stack(
        line('M56 6C57 2 59 0 62 -1', 'ink', 3),
        fold('M17 25C13 10 32 3 52 4C76 5 90 13 83 26C72 34 30 35 17 25Z', tone),
        foldLine('M27 29.500C40 34 62 34 74 30', 'ink', 3.4),
      ),
    badge: 17,
  },
  tricorne: {
    draw: (tone) =>
      stack(
        fold('M32 22C33 6 40 1 50 1C60 1 67 6 68 22Z', 'ink'),
        fold('M6 14C20 20 36 18 50 12C64 18 80 20 94 14C90 30 70 36 50 33C30 36 10 30 6 14Z', 'ink'),
        foldLine('M7.500 15.500C20 22 36 20 50 14C64 20 80 22 92.500 15.500', tone, 3.2),
      ),
    badge: 24,
  },
  deerstalker: {
    draw: (tone) =>
      stack(
        fold('M26 30C25 9 37 2 50 2C63 2 75 9 74 30Z', 'wood'),
        foldLine('M38 5V29M62 5V29M27 18H73', 'dusk', 1.6),
        fold('M15 34C23 23 37 25 50 25C63 25 77 23 85 34C74 33 62 31 50 31C38 31 26 33 15 34Z', tone),
        pair('M50 3C45 -4 37 -4 36 1C39 5 46 5 50 4Z', tone),
      ),
    badge: 14,
  },
  boat: {
    draw: () =>
      stack(
        fold('M50 -10L70 24H30Z', 'grey'),
        fold('M13 10L31 33H69L87 10C76 19 62 22 50 22C38 22 24 19 13 10Z', 'paper'),
        flat('M31 33L50 22V33Z', ['#FFFAEF', '#FFFAEF']),
      ),
    badge: 27,
  },
  fin: {
    draw: (tone) =>
      stack(
        sided('M33 28C35 10 44 -4 66 -10C60 2 60 16 68 28C58 33 42 33 33 28Z', 'grey', 30),
        sided('M50 31.200C52 16 56 0 66 -10C60 2 60 16 68 28C62 31 56 31.600 50 31.200Z', 'grey', 70),
        fold('M27 27C38 33 62 33 73 27V33C62 38 38 38 27 33Z', tone),
      ),
    badge: 19,
  },
  crown: {
    draw: (tone) =>
      stack(
        fold('M27 30L19 3L36 15L50 -6L64 15L81 3L73 30C62 26 38 26 27 30Z', 'saffron'),
        fold('M26 25C38 21 62 21 74 25L73 31.500C62 28 38 28 27 31.500Z', tone),
        stack(sided(circle(19, 3, 3.4), 'paper', 19), sided(circle(81, 3, 3.4), 'paper', 81)),
        fold(circle(50, -6, 4), 'paper'),
      ),
    badge: 14,
  },
  laurel: {
    draw: (tone) =>
      stack(
        ...SPRIG.map(([x, y, angle]) => pairOfLeaves(x, y, angle)),
        fold('M22 37C36 29 64 29 78 37L77 42C62 35 38 35 23 42Z', tone),
      ),
    badge: 33,
  },
};
