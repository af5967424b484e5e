import { body, cheeks, ears, head, neck, nose, smirk } from '../../../../ui/art/kit/anatomy.ts';
import { flat, fold, foldLine, line, pair, shaded, stack } from '../../../../ui/art/kit/draw.ts';
import { flower, ruff, scales } from '../../../../ui/art/kit/ornaments.ts';
import { circle, oval, slab, spark, star } from '../../../../ui/art/kit/paths.ts';
import type { Character } from './character.ts';

export const blackCat: Character = {
  ground: 'pink',
  eyes: {
    y: 51,
    dx: 15,
    lid: 'plum',
    white: 'saffron',
    cover: 0.12,
    slit: true,
    radius: 8.6,
    line: 'paper',
    weight: 2,
    flick: 4,
  },
  back: () =>
    stack(
      body('ink', 84),
      pair('M15 54L13 10C26 13 40 22 46 32Z', 'ink'),
      pair('M20 40L19 19C26 22 33 27 37 32Z', 'vermilion'),
      fold('M13 53C13 34 30 25 50 25C70 25 87 34 87 53C87 73 70 83 50 83C30 83 13 73 13 53Z', 'ink'),
    ),
  front: () =>
    stack(
      fold('M44 63H56L50 69Z', 'pink'),
      line('M50 69V72C48 77 42 77 40 74M50 72C52 77 58 77 60 74', 'paper', 2),
      line('M30 66L10 62M30 70L11 73M70 66L90 62M70 70L89 73', 'paper', 1.5),
      fold('M28 82C40 88 60 88 72 82L70 90C60 94 40 94 30 90Z', 'vermilion'),
    ),
};

export const rooster: Character = {
  ground: 'cobalt',
  eyes: { y: 45, dx: 12.5, lid: 'vermilion', socket: 'vermilion', cover: 0.06, radius: 7.6 },
  back: () =>
    stack(
      fold('M30 32C18 14 32 6 39 15C39 3 61 3 61 15C68 6 82 14 70 32Z', 'vermilion'),
      fold('M26 48C26 30 36 22 50 22C64 22 74 30 74 48C76 66 90 76 92 104H8C10 76 24 66 26 48Z', 'paper'),
      scales(78, 5, 7, 'saffron', [16, 84]),
      scales(88, 6, 7, 'vermilion', [10, 90]),
      fold('M50 64C42 64 36 74 41 82C46 87 50 80 50 76C50 80 54 87 59 82C64 74 58 64 50 64Z', 'vermilion'),
    ),
  front: () =>
    stack(
      fold('M50 48C60 51 61 60 50 73C39 60 40 51 50 48Z', 'saffron'),
      line('M43 57Q50 61 57 57', 'wood', 1.5),
    ),
};

export const rabbit: Character = {
  ground: 'vermilion',
  eyes: { y: 54, dx: 13.5, lid: 'pink', socket: 'dusk', cover: 0.08, radius: 7.6 },
  back: () =>
    stack(
      body('cobalt', 82),
      pair('M47 36C30 34 22 8 31 5C43 2 49 20 49 34Z', 'paper'),
      pair('M43 31C34 27 29 12 33 10C40 9 44 20 45 30Z', 'pink'),
      fold('M20 58C20 40 34 31 50 31C66 31 80 40 80 58C80 76 66 84 50 84C34 84 20 76 20 58Z', 'paper'),
    ),
  front: () =>
    stack(
      cheeks(67, 19, 4.6, 'pink'),
      fold('M45 64Q50 61.5 55 64Q54 68.5 50 69Q46 68.5 45 64Z', 'vermilion'),
      line('M50 69V72M43 73Q47 76 50 72Q53 76 57 73', 'ink', 1.7),
      fold('M46 75.5H54V81.5A1.5 1.5 0 0 1 52.5 83H47.5A1.5 1.5 0 0 1 46 81.5Z', ['#FFFFFF', '#FFFFFF']),
      line('M50 75.5V82', 'grey', 1),
      pair('M50 88L36 82V95Z', 'saffron'),
    ),
};

export const stag: Character = {
  ground: 'mint',
  eyes: { y: 50, dx: 14, lid: 'wood', cover: 0.14, radius: 7.4 },
  back: () =>
    stack(
      foldLine(
        'M43 32C34 28 22 28 16 8M27 26C24 20 25 13 29 8M19.5 18C13 18 9 15 7 11M57 32C66 28 78 28 84 8M73 26C76 20 75 13 71 8M80.5 18C87 18 91 15 93 11',
        'wood',
        4.6,
      ),
      pair('M32 42C20 34 12 38 9 44C16 50 26 50 33 48Z', 'wood'),
      fold('M22 104C22 84 34 80 50 80C66 80 78 84 78 104Z', 'wood'),
      fold(
        'M29 46C29 33 38 28 50 28C62 28 71 33 71 46C71 57 65 62 63 72C63 83 58 88 50 88C42 88 37 83 37 72C35 62 29 57 29 46Z',
        'wood',
      ),
      fold('M38 74C40 66 45 62 50 62C55 62 60 66 62 74C62 84 57 87 50 87C43 87 38 84 38 74Z', 'skin1'),
      fold('M50 30L55 40L50 60L45 40Z', 'skin1'),
    ),
  front: () =>
    stack(
      fold(oval(50, 72, 6, 4.2), 'ink'),
      line('M50 76V80M45 82Q48 83.5 50 80Q52 83.5 55 82', 'wood', 1.8),
      flower(40, 30, 5, 'vermilion'),
      flower(60, 30, 5, 'pink', { inShade: true }),
      flower(50, 27, 5.4, 'paper'),
    ),
};

export const robot: Character = {
  ground: 'saffron',
  eyes: {
    y: 47,
    dx: 13,
    lid: 'cobalt',
    white: 'mint',
    cover: 0.06,
    radius: 9,
    pupil: 4.6,
    flick: 0,
    weight: 0,
    line: 'mint',
  },
  back: () =>
    stack(
      fold(slab(20, 84, 60, 30, 8), 'teal'),
      fold(slab(42, 74, 16, 14, 2), 'cobalt'),
      line('M50 22V12', 'cobalt', 3),
      fold(circle(50, 9, 5.2), 'vermilion'),
      pair(slab(9, 40, 10, 20, 4), 'vermilion'),
      fold(slab(17, 20, 66, 58, 12), 'grey'),
      fold(slab(24, 34, 52, 26, 12), 'ink'),
    ),
  front: () =>
    stack(
      fold(slab(34, 65, 32, 8, 3), 'paper'),
      line('M40 65V73M46 65V73M54 65V73M60 65V73', 'ink', 1.7),
      pair(circle(23, 26, 2), 'teal'),
      pair(circle(23, 72, 2), 'teal'),
    ),
};

export const vejigante: Character = {
  ground: 'sky',
  eyes: { y: 47, dx: 13.5, lid: 'saffron', cover: 0.08, radius: 8.4, flick: 0 },
  back: () =>
    stack(
      ruff(86, ['saffron', 'vermilion'], { count: 8, reach: 42, sag: 2, radius: 9 }),
      pair('M43 30C30 28 22 16 25 5C35 8 45 18 50 28Z', 'vermilion'),
      pair('M30 46C15 46 4 36 5 20C17 22 30 30 38 38Z', 'saffron'),
      pair('M27 62C16 67 8 63 4 52C12 47 23 49 31 53Z', 'vermilion'),
      pair('M32 74C27 82 18 85 11 82C13 73 22 67 31 65Z', 'saffron'),
      fold('M21 46C21 28 35 20 50 20C65 20 79 28 79 46C79 68 68 86 50 86C32 86 21 68 21 46Z', 'teal'),
      fold('M50 5L57 24L50 34L43 24Z', 'saffron'),
      pair(circle(36.5, 47, 12), 'paper'),
      fold('M29 66C38 71 62 71 71 66C70 79 60 84 50 84C40 84 30 79 29 66Z', 'vermilion'),
      fold('M34 70C42 73 58 73 66 70C64 77 58 80 50 80C42 80 36 77 34 70Z', 'paper'),
      line('M42 71.5V79M50 72V80M58 71.5V79', 'vermilion', 1.4),
    ),
  front: () =>
    stack(
      fold('M50 50C54 54 58 60 56 63.5C54 66 46 66 44 63.5C42 60 46 54 50 50Z', 'saffron'),
      pair(circle(29, 33, 2), 'paper'),
      pair(circle(36, 28.5, 2), 'pink'),
      pair(circle(25.5, 58, 2), 'paper'),
      pair(circle(29, 64, 1.8), 'pink'),
    ),
};

export const magician: Character = {
  ground: 'mint',
  eyes: { y: 53, lid: 'skin1', cover: 0.26, arc: 1 },
  back: () =>
    stack(
      body('ink', 80),
      fold('M36 80L50 104L64 80Z', 'paper'),
      neck('skin1'),
      ears('skin1', 56),
      head('skin1'),
      nose('skin1'),
      pair('M50 67C43 64 35 70 28 63C30 73 42 77 50 71Z', 'ink'),
      fold('M45 75H55L50 87Z', 'ink'),
    ),
  front: () =>
    stack(
      line('M61.5 43.5a9.5 9.5 0 1 0 .1 0', 'saffron', 2.4),
      line('M70 58C76 66 74 76 68 84', 'saffron', 1.3),
      fold('M28 36L24 6C40 3 60 3 76 6L72 36Z', 'ink'),
      fold('M26.5 24H73.5L72.4 32.5H27.6Z', 'vermilion'),
      fold('M10 38C22 32 36 33 50 33C64 33 78 32 90 38C80 46 64 43 50 43C36 43 20 46 10 38Z', 'ink'),
      flat(star(50, 15, 6.5, 0.42), 'saffron'),
      pair('M50 86L38 80V93Z', 'vermilion'),
    ),
};

export const witch: Character = {
  ground: 'sky',
  eyes: { y: 55, lid: 'mint', cover: 0.24, flick: 3.4 },
  back: () =>
    stack(
      body('ink', 84),
      fold('M24 46C16 60 14 80 18 92C30 92 34 80 36 74H64C66 80 70 92 82 92C86 80 84 60 76 46Z', 'vermilion'),
      neck('skin1'),
      head('skin1'),
      nose('skin1', 1, 1.25),
      cheeks(67, 14, 3.4),
      smirk(74, 6),
    ),
  front: () =>
    stack(
      fold('M26 50C28 44 34 40 50 40C66 40 72 44 74 50C66 46 60 45 54 47C44 50 34 46 26 50Z', 'vermilion'),
      fold('M27 38C34 26 38 10 66 5C60 10 60 20 73 38C62 43 38 43 27 38Z', 'plum'),
      fold('M28.5 35C40 39 60 39 71 35L73 40C62 45 38 45 27 40Z', 'saffron'),
      fold('M3 43C18 37 30 40 50 40C70 40 82 37 97 43C84 52 66 47 50 47C34 47 16 52 3 43Z', 'plum'),
      flat(spark(48, 25, 5), 'saffron'),
    ),
};

export const knight: Character = {
  ground: 'saffron',
  eyes: { y: 52, dx: 12, lid: 'grey', cover: 0.16, radius: 7.2, line: 'ink', flick: 0 },
  back: () =>
    stack(
      body('cobalt', 84),
      flat('M50 16C46 6 62 3 74 7C90 12 92 30 86 44C84 30 74 24 60 22Z', 'vermilion'),
      shaded('M56 12C70 8 86 18 86 44C84 30 74 24 60 22Z', 'vermilion'),
      fold('M22 52C20 24 34 13 50 13C66 13 80 24 78 52L74 78C66 86 58 88 50 91C42 88 34 86 26 78Z', 'grey'),
      fold('M26 45C34 41 66 41 74 45L73 61C66 64 56 62 50 60C44 62 34 64 27 61Z', 'ink'),
    ),
  front: () =>
    stack(
      fold('M48 13H52L54 42L50 47L46 42Z', 'saffron'),
      fold('M50 58L53 64V88L50 91L47 88V64Z', 'saffron'),
      ...[
        [37, 70],
        [34, 76],
        [41, 75],
        [39, 81],
      ].map(([x, y]) => pair(circle(x!, y!, 1.7), 'ink')),
      pair(circle(24, 40, 2), 'saffron'),
    ),
};
