import { body, brows, cheeks, ears, head, lips, neck, nose, smile } from '../../../../ui/art/kit/anatomy.ts';
import {
  clipped,
  faint,
  flat,
  fold,
  foldLine,
  line,
  pair,
  shaded,
  sided,
  stack,
  turn,
} from '../../../../ui/art/kit/draw.ts';
import { bee, bunting, ruff } from '../../../../ui/art/kit/ornaments.ts';
import { circle, lozenge, oval, slab, spark } from '../../../../ui/art/kit/paths.ts';
import type { Character } from './character.ts';

const PATCHES = ['teal', 'vermilion', 'saffron', 'cobalt', 'saffron', 'vermilion', 'teal'] as const;

/** The lozenges of the hat: where, how much they lean, and their inks. */
const HAT_PATCHES = [
  [22, 25, -24, 'teal'],
  [36, 19.5, -10, 'vermilion'],
  [50, 18, 0, 'saffron'],
  [64, 19.5, 10, 'vermilion'],
  [78, 25, 24, 'teal'],
] as const;

const VEIL = [
  ...Array.from({ length: 9 }, (_, i) => 17 + i * 8.25).map((x) => `M${x} 34L${x + (x - 50) * 0.08} 92`),
  ...[44, 52, 60, 68, 76, 84].map((y) => `M17 ${y}Q50 ${y + 5} 83 ${y}`),
].join('');

const round = (value: number): number => Math.round(value * 10) / 10;

export const harlequin: Character = {
  ground: 'pink',
  eyes: { y: 52, dx: 12, lid: 'skin3', cover: 0.12, line: 'ink' },
  back: () =>
    stack(
      body('paper', 74),
      ...[5, 20, 35, 50, 65, 80, 95].map((x, i) => sided(lozenge(x, 84, 7.5, 12), PATCHES[i]!, x)),
      ruff(74, ['paper'], { count: 7, reach: 19, sag: 5, radius: 5.5 }),
      head('skin3'),
      nose('skin3'),
      fold('M40 70Q50 74 60 70Q57 79 50 79Q43 79 40 70Z', 'paper'),
      line('M40 70Q50 74 60 70', 'ink', 1.6),
      fold(
        'M23 45C30 40 40 43 50 46C60 43 70 40 77 45C78 58 70 63 62 62C56 61.5 53 57 50 57C47 57 44 61.5 38 62C30 63 22 58 23 45Z',
        'ink',
      ),
    ),
  front: () =>
    stack(
      fold('M5 43C8 14 30 5 50 8C70 5 92 14 95 43C82 33 66 31 50 31C34 31 18 33 5 43Z', 'ink'),
      ...HAT_PATCHES.map(([x, y, lean, ink]) => turn(lean, x, y, sided(lozenge(x, y, 6, 7.5), ink, x))),
      shaded('M50 10.5L56 18L50 25.5Z', 'saffron'),
    ),
};

export const beakDoctor: Character = {
  ground: 'mint',
  eyes: { y: 48, dx: 12, lid: 'mint', cover: 0.14, radius: 7.6, flick: 0 },
  back: () =>
    stack(
      fold('M4 104C8 78 24 72 26 58C26 40 36 32 50 32C64 32 74 40 74 58C76 72 92 78 96 104Z', 'plum'),
      fold(
        'M28 46C28 36 38 33 50 33C62 33 72 36 72 46C72 57 60 60 57.5 67C56 76 54 82 50 92C46 82 44 76 42.5 67C40 60 28 57 28 46Z',
        'paper',
      ),
      pair(circle(38, 48, 10.5), 'saffron'),
    ),
  front: () =>
    stack(
      faint(0.9, shaded('M50 57C46 59 45 66 45.5 70L50 92Z', 'paper')),
      line('M46.2 68L47.6 73', 'ink', 1.8),
      line('M54 68L52.5 73', 'ink', 1.8),
      fold('M30 32C29 14 36 7 50 7C64 7 71 14 70 32Z', 'ink'),
      fold('M7 34C20 28 36 27 50 27C64 27 80 28 93 34C80 42 66 40 50 40C34 40 20 42 7 34Z', 'ink'),
      fold('M30 23.5H70V28.5H30Z', 'vermilion'),
    ),
};

export const pierrot: Character = {
  ground: 'cobalt',
  eyes: { y: 54, dx: 11.5, lid: 'sky', socket: 'sky', cover: 0.22, tilt: -10 },
  back: () =>
    stack(
      body('paper', 84),
      ruff(79, ['sky', 'paper'], { count: 9, reach: 34, sag: 5, radius: 10 }),
      fold(oval(50, 78, 20, 6), 'ink'),
      head('paper'),
      nose('paper'),
      fold('M26 49C24 26 36 15 50 15C64 15 76 26 74 49C68 40 60 37 50 37C40 37 32 40 26 49Z', 'ink'),
      brows(43.5, 4, 3.5, 'ink', { weight: 2 }),
      lips(73, 4.2),
    ),
  front: () =>
    stack(
      flat('M38.5 63C41.5 68 42 70 42 71.2A3.5 3.5 0 0 1 35 71.2C35 70 35.5 68 38.5 63Z', 'cobalt'),
      faint(0.6, flat(circle(66, 67, 4.4), 'pink')),
    ),
};

export const jester: Character = {
  ground: 'sky',
  eyes: { y: 53, lid: 'skin2', cover: 0.08 },
  back: () =>
    stack(
      body('teal', 80),
      bunting(76, 92, 7, ['vermilion', 'saffron']),
      neck('skin2'),
      head('skin2'),
      nose('skin2'),
      cheeks(66, 15, 3.6),
      flat('M41 70Q50 74 59 70Q57 79 50 79Q43 79 41 70Z', 'ink'),
      flat('M43 71.6Q50 74.4 57 71.6L56.4 74H43.6Z', 'paper'),
    ),
  front: () =>
    stack(
      flat('M50 24C44 12 24 8 14 22C8 31 7 40 9 46C16 36 22 36 26 46L27 48C34 40 42 37 50 37Z', 'vermilion'),
      shaded('M50 24C56 12 76 8 86 22C92 31 93 40 91 46C84 36 78 36 74 46L73 48C66 40 58 37 50 37Z', 'teal'),
      fold('M38 38C40 26 44 14 50 6C56 14 60 26 62 38C54 35.5 46 35.5 38 38Z', 'saffron'),
      flat(circle(9, 48, 4.6), 'saffron'),
      shaded(circle(91, 48, 4.6), 'saffron'),
      fold(circle(50, 8, 4.6), 'vermilion'),
      line('M7 49h4', 'ink', 1.4),
      line('M89 49h4', 'ink', 1.4),
    ),
};

export const astronaut: Character = {
  ground: 'plum',
  eyes: { y: 50, dx: 10.5, lid: 'skin4', cover: 0.16, radius: 6.9 },
  back: () =>
    stack(
      flat(spark(14, 16, 5), 'saffron'),
      flat(spark(88, 24, 4), 'paper'),
      flat(circle(86, 66, 1.6), 'paper'),
      flat(circle(10, 62, 1.6), 'saffron'),
      flat(circle(22, 8, 1.4), 'paper'),
      body('paper', 82),
      pair(slab(8, 40, 10, 18, 4), 'vermilion'),
      fold(circle(50, 46, 37), 'paper'),
      fold(oval(50, 48, 28, 25), 'ink'),
      clipped(
        'visor',
        fold('M30 52C30 36 40 30 50 30C60 30 70 36 70 52C70 66 62 76 50 76C38 76 30 66 30 52Z', 'skin4'),
        fold('M28 50C27 34 38 25 50 25C62 25 73 34 72 50C66 42 60 38 50 38C40 38 34 42 28 50Z', 'ink'),
        nose('skin4', -2, 0.9),
        lips(67, 4.6),
      ),
    ),
  front: () =>
    stack(
      line('M28 42C30 35 34 31 39 29', 'paper', 3),
      fold(oval(50, 83, 24, 5), 'grey'),
      flat(slab(46, 10, 8, 5, 2), 'vermilion'),
    ),
};

export const diver: Character = {
  ground: 'sky',
  eyes: { y: 47, dx: 10.5, lid: 'skin1', cover: 0.1, radius: 6.8, flick: 0 },
  back: () =>
    stack(
      flat(circle(88, 18, 4), 'paper'),
      flat(circle(82, 9, 2.4), 'paper'),
      flat(circle(91, 30, 2.2), 'paper'),
      flat(circle(10, 28, 2.6), 'paper'),
      fold('M8 104C8 82 26 76 50 76C74 76 92 82 92 104Z', 'wood'),
      fold(circle(50, 45, 37), 'saffron'),
      pair(slab(8, 38, 9, 18, 3), 'wood'),
      fold(slab(42, 4, 16, 8, 3), 'wood'),
      fold(circle(50, 46, 27), 'wood'),
      fold(circle(50, 46, 22), 'ink'),
      clipped(
        'porthole',
        fold('M31 50C31 34 40 28 50 28C60 28 69 34 69 50C69 64 62 74 50 74C38 74 31 64 31 50Z', 'skin1'),
        nose('skin1', -3, 0.9),
        fold('M31 61C36 58 42 62 50 59.5C58 62 64 58 69 61L68 76H32Z', 'vermilion'),
        fold('M30 42C32 30 40 26 50 26C60 26 68 30 70 42C64 36 58 35 50 35C42 35 36 36 30 42Z', 'vermilion'),
      ),
    ),
  front: () =>
    stack(
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
        const t = ((angle + 22.5) * Math.PI) / 180;
        const x = 50 + 24.6 * Math.cos(t);
        return sided(circle(round(x), round(46 + 24.6 * Math.sin(t)), 1.9), 'saffron', x);
      }),
      line('M31 38C33 33 36 30 40 28', 'paper', 2.6),
      fold(oval(50, 81, 27, 5), 'saffron'),
    ),
};

export const pirate: Character = {
  ground: 'saffron',
  eyes: { y: 54, lid: 'skin2', cover: 0.26, arc: 0.4 },
  back: () =>
    stack(
      body('cobalt', 82),
      neck('skin2'),
      ears('skin2', 56),
      line('M25 60a4.2 4.2 0 1 0 .1 0', 'paper', 2.4),
      head('skin2'),
      nose('skin2'),
      fold(
        'M26 55C26 66 24 84 34 90C40 96 60 96 66 90C76 84 74 66 74 55C71 64 62 66 50 66C38 66 29 64 26 55Z',
        'wood',
      ),
      flat('M43 72Q50 75 57 72Q56 79 50 79Q44 79 43 72Z', 'ink'),
      pair('M50 66C44 63 36 66 31 74C39 75 46 73 50 69Z', 'skin3'),
    ),
  front: () =>
    stack(
      fold('M25 48C25 36 34 30 50 30C66 30 75 36 75 48C66 41 58 39 50 39C42 39 34 41 25 48Z', 'vermilion'),
      ...[
        [33, 40],
        [42, 37.5],
        [58, 37.5],
        [67, 40],
      ].map(([x, y]) => flat(circle(x!, y!, 1.5), 'paper')),
      fold(
        'M5 38C10 24 20 22 28 12C36 6 44 12 50 6C56 12 64 6 72 12C80 22 90 24 95 38C80 32 66 33 50 33C34 33 20 32 5 38Z',
        'ink',
      ),
      foldLine('M7 36C20 31 34 32 50 32C66 32 80 31 93 36', 'paper', 2.4),
      flat('M41 21Q50 13 59 21Q50 29 41 21Z', 'paper'),
      flat(circle(50, 21, 3.6), 'ink'),
    ),
};

export const beekeeper: Character = {
  ground: 'pink',
  eyes: { y: 55, dx: 11, lid: 'skin2', cover: 0.1, radius: 7.2 },
  back: () =>
    stack(
      body('paper', 84),
      fold('M17 32H83L86 92H14Z', 'teal'),
      fold('M29 50C29 36 38 31 50 31C62 31 71 36 71 50C71 68 62 80 50 80C38 80 29 68 29 50Z', 'skin2'),
      nose('skin2', 1, 0.95),
      cheeks(67, 13, 3.4),
      smile(73, 5.5),
    ),
  front: () =>
    stack(
      faint(0.42, line(VEIL, 'paper', 1.1)),
      fold('M31 28C30 11 38 5 50 5C62 5 70 11 69 28Z', 'saffron'),
      fold('M30.5 20H69.5V27H30.5Z', 'vermilion'),
      fold('M4 34C18 25 34 26 50 26C66 26 82 25 96 34C84 43 66 39 50 39C34 39 16 43 4 34Z', 'saffron'),
      bee(85, 14, 1.2, -1),
      bee(9, 60, 1),
    ),
};
