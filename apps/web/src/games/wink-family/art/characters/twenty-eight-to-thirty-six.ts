import { body, cheeks, ears, head, lips, neck, nose, smile } from '../../../../ui/art/kit/anatomy.ts';
import {
  flat,
  fold,
  foldLine,
  line,
  pair,
  pairLine,
  shaded,
  stack,
  turn,
} from '../../../../ui/art/kit/draw.ts';
import { allRound, flower, leaves, ruff, scatter } from '../../../../ui/art/kit/ornaments.ts';
import { circle, oval } from '../../../../ui/art/kit/paths.ts';
import type { Character } from './character.ts';

/** Ostrich feathers from the outside in: angle, length, ink. */
const PLUMES = [
  [-66, 34, 'sky'],
  [66, 34, 'sky'],
  [-44, 38, 'paper'],
  [44, 38, 'paper'],
  [-23, 40, 'sky'],
  [23, 40, 'sky'],
  [-7.5, 40, 'paper'],
  [7.5, 40, 'paper'],
] as const;

const plume = (length: number): string =>
  `M50 46C38 ${46 - length * 0.5} 40 ${46 - length} 50 ${46 - length}C60 ${46 - length} 62 ${46 - length * 0.5} 50 46Z`;

export const octopus: Character = {
  ground: 'cobalt',
  eyes: { y: 48, dx: 13, lid: 'pink', cover: 0.14, radius: 9 },
  back: () =>
    stack(
      flat(circle(12, 16, 3.4), 'sky'),
      flat(circle(19, 9, 2), 'sky'),
      flat(circle(88, 22, 2.8), 'sky'),
      pairLine('M34 68C28 80 14 80 11 69C9 62 15 58 18 62', 'pink', 8.5),
      pairLine('M42 72C42 86 34 92 22 90', 'pink', 8.5),
      fold('M42 70H58V100H42Z', 'pink'),
      fold('M20 48C17 20 34 7 50 7C66 7 83 20 80 48C79 60 76 66 70 74H30C24 66 21 60 20 48Z', 'pink'),
      flat(circle(35, 18, 4), 'vermilion'),
      flat(circle(44, 13, 2.4), 'vermilion'),
      shaded(circle(66, 20, 4.4), 'vermilion'),
      shaded(circle(72, 30, 2.6), 'vermilion'),
      flat(circle(28, 28, 2.6), 'vermilion'),
    ),
  front: () =>
    stack(
      flat(circle(50, 68, 4), 'ink'),
      flat(circle(50, 68.5, 2), 'vermilion'),
      pair(circle(17, 75, 1.5), 'paper'),
      pair(circle(24, 76, 1.5), 'paper'),
      pair(circle(35, 84, 1.5), 'paper'),
    ),
};

export const greenMan: Character = {
  ground: 'pink',
  eyes: { y: 51, dx: 12, lid: 'mint', cover: 0.16, radius: 7.6 },
  back: () =>
    stack(
      leaves(50, 50, 20, allRound(14, 13), { length: 26, width: 11, ink: 'teal' }),
      leaves(50, 50, 16, allRound(14), { length: 24, width: 10, ink: 'mint' }),
      fold('M25 48C25 32 36 26 50 26C64 26 75 32 75 48C75 66 64 78 50 84C36 78 25 66 25 48Z', 'teal'),
      nose('teal', 0, 1.1),
    ),
  front: () =>
    stack(
      pair('M48 42C42 33 32 32 23 40C31 42 40 41 48 42Z', 'mint'),
      pair('M50 66C42 62 30 66 24 78C36 80 46 76 50 70Z', 'mint'),
      fold('M50 26L56 16L50 5L44 16Z', 'teal'),
      ...[
        [44, 30],
        [50, 26],
        [56, 30],
      ].map(([x, y]) => fold(circle(x!, y!, 3.4), 'vermilion')),
      fold('M45 73Q50 71 55 73Q50 78 45 73Z', 'vermilion'),
    ),
};

export const frogKing: Character = {
  ground: 'plum',
  eyes: { y: 37, dx: 17, lid: 'teal', cover: 0.2, arc: 1, radius: 9, flick: 0 },
  back: () =>
    stack(
      body('vermilion', 84),
      ruff(84, ['paper'], { count: 7, reach: 30, sag: 3, radius: 7 }),
      pair(circle(33, 38, 14), 'mint'),
      fold('M12 60C12 44 28 30 50 26C72 30 88 44 88 60C88 76 70 84 50 84C30 84 12 76 12 60Z', 'mint'),
      fold(oval(50, 72, 26, 11), 'paper'),
    ),
  front: () =>
    stack(
      line('M18 62C30 72 70 72 82 62', 'teal', 3),
      pair(circle(46, 56, 1.6), 'teal'),
      cheeks(61, 29, 3.6),
      fold('M37 28L33 7L43 15L50 5L57 15L67 7L63 28C55 25 45 25 37 28Z', 'saffron'),
      fold(circle(50, 20, 2.6), 'vermilion'),
      pair(circle(35, 8, 2), 'vermilion'),
    ),
};

export const mayQueen: Character = {
  ground: 'teal',
  eyes: { y: 54, lid: 'skin3', cover: 0.12 },
  back: () =>
    stack(
      body('paper', 82),
      line('M30 88L36 92L42 88L48 92L54 88L60 92L66 88L72 92', 'vermilion', 2),
      fold('M23 46C21 62 22 78 26 94H36C32 82 32 70 32 60H68C68 70 68 82 64 94H74C78 78 79 62 77 46Z', 'ink'),
      neck('skin3'),
      head('skin3'),
      nose('skin3'),
      cheeks(66, 15, 3.8),
      lips(73, 5.6),
      fold('M26 52C26 32 37 24 50 24C63 24 74 32 74 52C70 42 62 37 50 34C38 37 30 42 26 52Z', 'ink'),
    ),
  front: () =>
    stack(
      leaves(50, 46, 29, [-80, -40, 0, 40, 80], { length: 11, width: 6, ink: 'mint' }),
      flower(20, 36, 7.5, 'vermilion'),
      flower(33, 22, 8.5, 'paper'),
      flower(50, 16, 9.5, 'pink'),
      flower(67, 22, 8.5, 'saffron', { heart: 'vermilion', inShade: true }),
      flower(80, 36, 7.5, 'paper', { inShade: true }),
      pair('M30 90a4.5 2.4 0 1 0 .1 0', 'vermilion'),
    ),
};

export const firefighter: Character = {
  ground: 'mint',
  eyes: { y: 54, lid: 'skin4', cover: 0.1 },
  back: () =>
    stack(
      body('ink', 80),
      fold('M12 92H88V98H12Z', 'saffron'),
      pair('M40 80L50 92L36 96L28 83Z', 'cobalt'),
      neck('skin4'),
      head('skin4'),
      nose('skin4'),
      smile(73, 6, 'paper', 2.4),
    ),
  front: () =>
    stack(
      line('M28 48C29 66 36 78 50 82C64 78 71 66 72 48', 'ink', 2.4),
      fold('M23 44C21 18 36 9 50 9C64 9 79 18 77 44Z', 'vermilion'),
      fold('M45 8C48 5 52 5 55 8L57 36H43Z', 'saffron'),
      fold('M9 47C20 37 36 38 50 38C64 38 80 37 91 47C78 49 64 44 50 44C36 44 22 49 9 47Z', 'vermilion'),
      fold('M40 21H60V32C60 38 55 41 50 43C45 41 40 38 40 32Z', 'paper'),
      flat(
        'M50 24C54 28 56 31 54.5 35C53.6 38 46.4 38 45.5 35C44.6 32 47 31 47 28C49 29 50 27 50 24Z',
        'vermilion',
      ),
    ),
};

export const sailor: Character = {
  ground: 'sky',
  eyes: { y: 53, lid: 'skin1', cover: 0.2 },
  back: () =>
    stack(
      body('paper', 80),
      line('M12 90C30 86 70 86 88 90M8 97C30 93 70 93 92 97', 'cobalt', 3),
      pair('M50 92L28 82L40 78Z', 'cobalt'),
      neck('skin1'),
      ears('skin1', 55),
      head('skin1'),
      nose('skin1'),
      fold(
        'M26 54C27 64 29 74 36 80C44 88 56 88 64 80C71 74 73 64 74 54C70 62 64 66 58 66C55 64 53 67 50 67C47 67 45 64 42 66C36 66 30 62 26 54Z',
        'vermilion',
      ),
      flat('M44 71Q50 73 56 71Q55 77 50 77Q45 77 44 71Z', 'paper'),
    ),
  front: () =>
    stack(
      fold('M26 48C26 42 28 38 30 36H70C72 38 74 42 74 48C66 43 58 42 50 42C42 42 34 43 26 48Z', 'vermilion'),
      fold('M28 30H72V42C62 38 38 38 28 42Z', 'cobalt'),
      fold('M17 26C17 18 32 15 50 15C68 15 83 18 83 26C83 33 68 35 50 35C32 35 17 33 17 26Z', 'paper'),
      fold(circle(50, 12, 7), 'vermilion'),
      foldLine('M36 35.5H64', 'saffron', 1.8),
    ),
};

export const gille: Character = {
  ground: 'vermilion',
  eyes: { y: 53, dx: 11.5, lid: 'skin1', cover: 0.1, radius: 7.8, flick: 0 },
  back: () =>
    stack(
      fold('M6 104C8 86 24 80 50 80C76 80 92 86 94 104Z', 'saffron'),
      ...PLUMES.map(([angle, length, ink]) =>
        turn(
          angle,
          50,
          46,
          (angle > 0 ? shaded : flat)(plume(length), ink),
          line(`M50 40V${53 - length}`, 'cobalt', 1.2),
        ),
      ),
      fold('M27 53C27 41 36 35 50 35C64 35 73 41 73 53C73 71 62 82 50 82C38 82 27 71 27 53Z', 'skin1'),
      nose('skin1', 1, 0.95),
      cheeks(68, 14, 4),
      pair('M50 69.5C46 66.5 40 72 32 66C33 74 44 76 50 72Z', 'wood'),
      lips(76, 3.6),
      pair(circle(38.5, 53, 11.2), 'mint'),
    ),
  front: () =>
    stack(
      line('M47 52Q50 50.5 53 52', 'teal', 3),
      line('M38.5 41.8a11.2 11.2 0 1 0 .1 0M61.5 41.8a11.2 11.2 0 1 0 .1 0', 'teal', 3),
      fold('M24 43C34 31 66 31 76 43C64 38.5 36 38.5 24 43Z', 'teal'),
      scatter(
        [
          [34, 38.4],
          [42, 36.2],
          [50, 35.4],
          [58, 36.2],
          [66, 38.4],
        ],
        (x, y) => circle(x, y, 1.7),
        'saffron',
      ),
      pair('M50 86L34 80V93Z', 'sky'),
    ),
};

export const peacock: Character = {
  ground: 'saffron',
  eyes: { y: 54, dx: 12, lid: 'teal', cover: 0.12, radius: 7.6 },
  back: () =>
    stack(
      ...[-80, -57, -34, -12, 12, 34, 57, 80].map((angle) => {
        const side = angle > 0 ? shaded : flat;
        return turn(
          angle,
          50,
          66,
          side('M50 66C42 50 38 32 40 22C42 12 58 12 60 22C62 32 58 50 50 66Z', 'teal'),
          side(circle(50, 24, 7), 'mint'),
          side(circle(50, 25, 4), 'cobalt'),
        );
      }),
      fold('M30 104C30 84 34 76 36 66H64C66 76 70 84 70 104Z', 'cobalt'),
      fold('M26 56C26 40 36 32 50 32C64 32 74 40 74 56C74 70 62 76 50 76C38 76 26 70 26 56Z', 'cobalt'),
      pair(oval(37.5, 54, 11, 9), 'paper'),
    ),
  front: () =>
    stack(
      fold('M50 57C57 60 57 66 50 74C43 66 43 60 50 57Z', 'saffron'),
      line('M50 33V20M47 33L41 22M53 33L59 22', 'cobalt', 2),
      flat(circle(50, 18, 3.2), 'saffron'),
      flat(circle(40.5, 20.5, 2.8), 'saffron'),
      flat(circle(59.5, 20.5, 2.8), 'saffron'),
    ),
};

export const queen: Character = {
  ground: 'pink',
  eyes: { y: 53.5, lid: 'lilac', cover: 0.28, flick: 3.2 },
  back: () =>
    stack(
      ...Array.from({ length: 15 }, (_, i) => {
        const angle = i * 16 - 112;
        const side = angle > 0 ? shaded : flat;
        return turn(angle, 50, 62, side('M50 62L43 19Q50 12 57 19Z', i % 2 ? 'paper' : 'sky'));
      }),
      body('plum', 80),
      fold('M22 52C20 30 34 22 50 22C66 22 80 30 78 52C78 60 74 64 70 66H30C26 64 22 60 22 52Z', 'wood'),
      neck('skin2'),
      head('skin2'),
      nose('skin2'),
      lips(73, 4.8),
      cheeks(66, 15, 3.4),
      fold('M26 52C27 36 36 29 50 29C64 29 73 36 74 52C68 43 60 42 50 37C40 42 32 43 26 52Z', 'wood'),
    ),
  front: () =>
    stack(
      fold('M29 32L22 9L36 20L50 5L64 20L78 9L71 32C58 27 42 27 29 32Z', 'saffron'),
      fold('M50 19L53.5 24L50 29L46.5 24Z', 'vermilion'),
      pair(circle(36, 25.5, 2.2), 'teal'),
      pair(circle(22.5, 10, 2.6), 'paper'),
      fold(circle(50, 7, 2.8), 'paper'),
      scatter(
        [
          [38, 84],
          [44, 85.6],
          [50, 87.2],
          [56, 85.6],
          [62, 84],
        ],
        (x, y) => circle(x, y, 2.4),
        'paper',
      ),
    ),
};
