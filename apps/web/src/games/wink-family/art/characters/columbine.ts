import { body, head, lips, neck, nose } from '../../../../ui/art/kit/anatomy.ts';
import { flat, fold, line, pair, shaded, stack } from '../../../../ui/art/kit/draw.ts';
import { circle } from '../../../../ui/art/kit/paths.ts';
import type { Character } from './character.ts';

export const columbine: Character = {
  ground: 'teal',
  eyes: { y: 50.5, dx: 12.6, lid: 'lilac', cover: 0.24, radius: 7.2, flick: 3 },
  back: () =>
    stack(
      body('vermilion'),
      fold('M20 64C13 34 28 16 50 16C72 16 87 34 80 64C80 74 74 78 66 80H34C26 78 20 74 20 64Z', 'plum'),
      neck('skin1'),
      head('skin1'),
      nose('skin1'),
      lips(73),
      fold('M26 50C27 32 37 24 50 24C63 24 73 32 74 50C68 40 61 35 50 32C39 35 32 40 26 50Z', 'plum'),
      fold('M17 39Q34 38 50 46Q66 38 83 39Q86 55 74 61Q60 65 50 56Q40 65 26 61Q14 55 17 39Z', 'saffron'),
    ),
  front: () =>
    stack(
      flat('M50 38L54 44L50 51L46 44Z', 'vermilion'),
      pair(circle(21, 45, 1.8), 'paper'),
      pair(circle(26, 56.5, 1.6), 'paper'),
      flat('M58 33C56 16 66 6 86 5C90 18 78 32 62 36Z', 'pink'),
      shaded('M62 36C70 26 77 17 86 5C90 18 78 32 62 36Z', 'pink'),
      line('M60 35C68 26 74 18 80 11', 'paper', 1.5),
      flat(circle(60, 35, 4), 'saffron'),
    ),
};
