import { body, brows, cheeks, ears, head, lips, neck, nose, smile } from '../../../../ui/art/kit/anatomy.ts';
import {
  faint,
  flat,
  fold,
  foldLine,
  line,
  pair,
  shaded,
  shadedLine,
  stack,
} from '../../../../ui/art/kit/draw.ts';
import { rays, scales, scatter } from '../../../../ui/art/kit/ornaments.ts';
import { circle, oval, slab, spark, star } from '../../../../ui/art/kit/paths.ts';
import type { Character } from './character.ts';

export const chef: Character = {
  ground: 'vermilion',
  eyes: { y: 54, lid: 'skin4', cover: 0.06 },
  back: () =>
    stack(
      body('paper', 78),
      fold('M30 84C36 76 64 76 70 84L64 90H36Z', 'mint'),
      ears('skin4', 57),
      head('skin4'),
      nose('skin4', 1),
      cheeks(67, 15, 3.6),
      flat('M40 71Q50 74 60 71Q58 79.5 50 79.5Q42 79.5 40 71Z', 'paper'),
    ),
  front: () =>
    stack(
      fold('M28 48C28 44 29 40 29 38H71C71 40 72 44 72 48C64 43 58 42 50 42C42 42 36 43 28 48Z', 'ink'),
      fold('M29 42V32C13 33 11 12 29 13C33 2 67 2 71 13C89 12 87 33 71 32V42C64 38 36 38 29 42Z', 'paper'),
      shadedLine('M40 20C39 25 39 29 40 33M60 20C61 25 61 29 60 33M50 17V34', 'paper', 2),
      shadedLine('M29 36C38 32.5 62 32.5 71 36', 'paper', 2),
    ),
};

export const fox: Character = {
  ground: 'mint',
  eyes: { y: 50, dx: 15, lid: 'vermilion', cover: 0.2, tilt: 4, arc: 1.6, radius: 7.8, flick: 5 },
  back: () =>
    stack(
      pair('M15 50L12 7C26 10 38 18 46 30Z', 'vermilion'),
      pair('M20 36L18 15C25 18 31 23 36 29Z', 'ink'),
      fold('M8 47C16 29 34 24 50 24C66 24 84 29 92 47C86 66 66 72 50 91C34 72 14 66 8 47Z', 'vermilion'),
      pair('M8 48C22 48 40 52 45 66L50 91C36 74 14 66 8 48Z', 'paper'),
    ),
  front: () =>
    stack(
      fold(oval(50, 84, 6, 4.6), 'ink'),
      fold('M50 27L54 34L50 44L46 34Z', 'saffron'),
      pair('M35 30C38 33 40 36 40 40C36 38 34 35 35 30Z', 'saffron'),
      line('M20 60L8 62M22 65L12 70', 'ink', 1.5),
      line('M80 60L92 62M78 65L88 70', 'ink', 1.5),
    ),
};

export const sun: Character = {
  ground: 'cobalt',
  eyes: { y: 45, dx: 13, lid: 'saffron', cover: 0.2, radius: 7.8 },
  back: () =>
    stack(
      rays(50, 47, [26, 44], { count: 12, spread: 12, ink: 'vermilion', from: 15 }),
      rays(50, 47, [26, 46], { count: 12, spread: 11, ink: 'saffron' }),
      fold(circle(50, 47, 30), 'saffron'),
      nose('saffron', -4, 1.1),
      faint(0.9, flat(circle(30, 57, 5), 'vermilion'), flat(circle(70, 57, 5), 'vermilion')),
      lips(66, 7.5),
      brows(33, 7, 4, 'vermilion', { dx: 13, weight: 3 }),
    ),
  front: () => fold('M50 21L53.5 27L50 33L46.5 27Z', 'vermilion'),
};

export const moon: Character = {
  ground: 'plum',
  eyes: { y: 46, dx: 14.5, lid: 'sky', cover: 0.34, arc: 0.6, radius: 7.6, tilt: -4 },
  back: () =>
    stack(
      flat(spark(14, 14, 5), 'saffron'),
      flat(spark(89, 70, 4), 'paper'),
      flat(circle(10, 70, 1.5), 'paper'),
      flat(circle(88, 12, 1.8), 'saffron'),
      flat(circle(93, 40, 1.3), 'paper'),
      flat(circle(50, 46, 37), 'cobalt'),
      flat(
        'M54 9.2A37 37 0 1 0 56 82.5C49 77 55 74 53.5 70.5C56.5 69.5 55 67 56 65.5C61.5 64 62.5 61.5 59 57C54 50 52.5 43 55 37C57 30 51 22 54 9.2Z',
        'paper',
      ),
      shaded(circle(26, 28, 4.5), 'paper'),
      shaded(circle(20, 56, 3), 'paper'),
      shaded(circle(32, 68, 3.6), 'paper'),
      shaded(circle(74, 26, 3), 'cobalt'),
      shaded(circle(78, 60, 4.4), 'cobalt'),
    ),
  front: () =>
    stack(
      line('M44 70Q50 74 54 71', 'vermilion', 2.6),
      line('M70 9V22', 'saffron', 1.2),
      flat(star(70, 27, 6, 0.45), 'saffron'),
    ),
};

export const dragon: Character = {
  ground: 'mint',
  eyes: { y: 44, dx: 15, lid: 'vermilion', cover: 0.04, radius: 8.6, flick: 0 },
  back: () =>
    stack(
      scatter(
        [
          [16, 34],
          [12, 46],
          [14, 58],
          [84, 34],
          [88, 46],
          [86, 58],
        ],
        (x, y) => circle(x, y, 9),
        'paper',
      ),
      pair('M36 22C24 20 16 12 18 5C28 8 38 10 44 18Z', 'saffron'),
      fold('M16 44C14 22 32 13 50 13C68 13 86 22 84 44C84 62 82 80 50 82C18 80 16 62 16 44Z', 'vermilion'),
      fold('M22 62C34 70 66 70 78 62C82 84 66 94 50 94C34 94 18 84 22 62Z', 'ink'),
      fold('M36 82C40 76 60 76 64 82C62 92 38 92 36 82Z', 'pink'),
      scatter(
        [
          [30, 66.57],
          [37, 67.07],
          [44, 67.57],
          [50, 68],
          [56, 67.57],
          [63, 67.07],
          [70, 66.57],
        ],
        (x, y) => `M${x - 3.4} ${y}h6.8l-3.4 7Z`,
        'paper',
      ),
      pair(circle(35, 44, 13), 'paper'),
      pair(circle(35, 44, 11), 'teal'),
    ),
  front: () =>
    stack(
      pair('M20 33C26 22 40 22 47 34C40 31 30 30 20 33Z', 'saffron'),
      fold(oval(50, 60, 12, 7.5), 'saffron'),
      pair(circle(45, 61, 2.4), 'ink'),
      fold(circle(50, 22, 6.5), 'sky'),
      foldLine('M50 15.5a6.5 6.5 0 1 0 .01 0', 'saffron', 2),
      pair(circle(22, 58, 3), 'saffron'),
      pair(circle(27, 17, 2.2), 'teal'),
    ),
};

export const detective: Character = {
  ground: 'saffron',
  eyes: { y: 53, lid: 'skin1', cover: 0.3, arc: 0.6 },
  back: () =>
    stack(
      body('teal', 80),
      pair('M40 80L50 104L28 104L22 84Z', 'wood'),
      neck('skin1'),
      ears('skin1', 55),
      head('skin1'),
      nose('skin1'),
      pair('M50 67C45 64 38 67 34 73C41 75 47 74 50 71Z', 'wood'),
      smile(75.5, 3.6),
    ),
  front: () =>
    stack(
      brows(42, 6, 1.5, 'wood', { weight: 3 }),
      fold('M24 40C23 18 36 10 50 10C64 10 77 18 76 40Z', 'wood'),
      faint(0.75, line('M36 14V38M64 14V38M25 28H75', 'saffron', 1.6)),
      fold('M14 44C22 33 36 34 50 34C64 34 78 33 86 44C74 42 62 40 50 40C38 40 26 42 14 44Z', 'teal'),
      pair('M50 11C44 4 36 5 35 10C38 14 46 14 50 12Z', 'teal'),
      flat(circle(50, 11, 2.6), 'vermilion'),
      line('M80 82L88 92', 'ink', 4.4),
      flat(circle(74, 73, 10), 'ink'),
      flat(circle(74, 73, 7.4), 'sky'),
      line('M70 71C71 69 73 68 75 68', 'paper', 1.8),
    ),
};

export const aviator: Character = {
  ground: 'sky',
  eyes: { y: 52, dx: 13, lid: 'skin2', cover: 0.16, radius: 8 },
  back: () =>
    stack(
      flat(oval(16, 26, 13, 5), 'paper'),
      flat(oval(9, 22, 8, 5), 'paper'),
      flat(oval(88, 16, 11, 4.4), 'paper'),
      body('wood', 82),
      flat('M60 82C74 78 84 82 95 74V88C84 92 72 88 60 90Z', 'vermilion'),
      shaded('M70 80C80 84 88 80 95 82V90C86 92 76 90 68 89Z', 'vermilion'),
      fold('M22 58C18 28 32 14 50 14C68 14 82 28 78 58L75 76C68 80 60 82 50 82C40 82 32 80 25 76Z', 'wood'),
      fold('M31 50C31 40 38 37 50 37C62 37 69 40 69 50C69 68 62 80 50 80C38 80 31 68 31 50Z', 'skin2'),
      nose('skin2', 2, 0.95),
      lips(74, 5),
      fold(slab(20, 42, 60, 7, 3), 'ink'),
      pair(circle(37, 52, 12.5), 'saffron'),
      pair(circle(37, 52, 9.8), 'sky'),
    ),
  front: () =>
    stack(
      fold('M32 82C40 78 60 78 68 82L66 91C56 88 44 88 34 91Z', 'vermilion'),
      shadedLine('M50 14V36', 'wood', 2),
      fold('M46 50H54V54H46Z', 'saffron'),
    ),
};

export const mushroom: Character = {
  ground: 'teal',
  eyes: { y: 62, dx: 10.5, lid: 'pink', socket: 'dusk', cover: 0.1, radius: 7.2 },
  back: () =>
    stack(
      fold('M31 44C30 66 22 84 18 104H82C78 84 70 66 69 44Z', 'paper'),
      nose('paper', 8, 0.9),
      cheeks(74, 14, 4),
      smile(78, 5),
    ),
  front: () =>
    stack(
      fold('M28 50C34 57 66 57 72 50L70 44H30Z', 'pink'),
      fold('M5 45C5 20 26 7 50 7C74 7 95 20 95 45C82 53 66 51 50 51C34 51 18 53 5 45Z', 'vermilion'),
      flat(circle(50, 22, 8), 'paper'),
      flat(circle(28, 32, 6.5), 'paper'),
      shaded(circle(72, 32, 6.5), 'paper'),
      shaded('M50 14a8 8 0 0 1 0 16Z', 'paper'),
      flat(circle(14, 43, 3.6), 'paper'),
      shaded(circle(87, 42, 3.6), 'paper'),
      flat(circle(43, 42, 4), 'paper'),
      shaded(circle(60, 43, 3.4), 'paper'),
      shaded(circle(62, 13, 2.4), 'paper'),
      flat(circle(34, 16, 3), 'paper'),
    ),
};

export const owl: Character = {
  ground: 'saffron',
  eyes: { y: 46, dx: 17, lid: 'plum', cover: 0.14, radius: 9.8, pupil: 5.2, flick: 0 },
  back: () =>
    stack(
      fold('M16 12C26 24 38 22 50 22C62 22 74 24 84 12C92 34 88 60 88 104H12C12 60 8 34 16 12Z', 'plum'),
      scales(74, 6, 6.4, 'lilac'),
      scales(84, 5, 6.4, 'lilac', [20, 80]),
      pair(circle(33, 46, 17), 'paper'),
      pair(circle(33, 46, 13), 'saffron'),
    ),
  front: () =>
    stack(
      fold('M50 48C55 52 56 60 50 70C44 60 45 52 50 48Z', 'vermilion'),
      pair('M16 12C24 24 38 24 50 36C38 30 24 31 13 30Z', 'plum'),
    ),
};
