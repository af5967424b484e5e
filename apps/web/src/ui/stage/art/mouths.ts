import type { ReactNode } from 'react';
import { grin, lips, smile, smirk } from '../../art/kit/anatomy.ts';
import { flat, fold, line, stack } from '../../art/kit/draw.ts';
import { circle, oval } from '../../art/kit/paths.ts';

/** Mouths that only a stage needs, beside those of the faces. */
export const MOUTHS = {
  smirk: () => smirk(74, 6.5),
  smile: () => smile(73, 7),
  lips: () => lips(74),
  grin,
  oh: () => flat(circle(50, 75, 3), 'ink'),
  straight: () => line('M44 75.5H56', 'ink', 2.4),
  wobbly: () => line('M41 76Q43.5 72.5 46.5 75.5T52.5 75.5T59 74.5', 'ink', 2.2),
  frown: () => line('M43 77Q50 72.5 57 77', 'ink', 2.4),
  gasp: () =>
    stack(
      fold(oval(50, 76, 5.4, 6.6), 'ink'),
      flat('M46.5 79.5Q50 76.5 53.5 79.5Q52 82.3 50 82.3Q48 82.3 46.5 79.5Z', 'vermilion'),
    ),
  beam: () =>
    stack(
      line('M38 71Q50 84 62 71', 'ink', 2.6),
      line('M36.5 70.5Q38 69.5 39.6 70.3M63.5 70.5Q62 69.5 60.4 70.3', 'ink', 2.2),
    ),
  teeth: () =>
    stack(
      fold('M37 70Q50 75 63 70Q61 83 50 83Q39 83 37 70Z', 'paper'),
      line('M37 70Q50 75 63 70', 'ink', 2),
      line('M35.4 69.4Q36.6 68.4 38.4 69.6M64.6 69.4Q63.4 68.4 61.6 69.6', 'ink', 1.8),
    ),
  laugh: () =>
    stack(
      fold('M35 69Q50 73.5 65 69Q64 86 50 86Q36 86 35 69Z', 'ink'),
      flat('M36 69.5Q50 74 64 69.5L63.4 73.5Q50 77.5 36.6 73.5Z', 'paper'),
      flat('M41.5 81.5Q50 76.5 58.5 81.5Q55.5 86 50 86Q44.5 86 41.5 81.5Z', 'vermilion'),
    ),
  whistle: () => stack(fold(circle(50, 75, 4.6), 'vermilion'), flat(circle(50, 75, 1.9), 'ink')),
  pout: () =>
    stack(
      fold(
        'M50 71.5C47 68.5 43.5 70.5 45 73.5C43.8 76.5 46.5 80 50 78.2C53.5 80 56.2 76.5 55 73.5C56.5 70.5 53 68.5 50 71.5Z',
        'vermilion',
      ),
      line('M46.5 74.4H53.5', 'ink', 1.3),
    ),
} as const satisfies Record<string, () => ReactNode>;

export type MouthName = keyof typeof MOUTHS;
