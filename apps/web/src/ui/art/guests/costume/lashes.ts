import type { CostumePiece } from '@oeillade/table';
import type { Lashes } from '../../eyes/eye-style.ts';

/** Strokes of an eye whose outer corner is on the left; the other one is mirrored. */
export const LASHES: Readonly<Record<Exclude<CostumePiece<'lashes'>, 'usual'>, Lashes>> = {
  long: {
    open: [
      [-6.6, -4.4, -4, -3],
      [-4, -6.4, -2.4, -3.8],
      [-0.8, -7.4, -0.6, -4],
    ],
    shut: 'M-6.6 2.2L-10 7M-3.4 3.8L-5 9.6M0 4.4V11M3.4 3.8L5 9.6M6.6 2.2L10 7',
  },
  /** Painted under the eye. */
  rays: {
    open: [
      [-7, 6, -3.4, 2.8],
      [-3.6, 8.6, -1.8, 4],
      [0, 9.4, 0, 4.6],
      [3.6, 8.6, 1.8, 4],
    ],
    shut: 'M-5.6 2.8L-10 9M-2.8 4L-4.4 12M0 4.4V13M2.8 4L4.4 12M5.6 2.8L10 9',
  },
  plumes: {
    open: [
      [-7.4, -2.6, -6.4, -1.4],
      [-6.6, -4.4, -5.8, -4],
      [-4.8, -6, -4.2, -5.6],
      [-2.4, -7.2, -2, -6],
    ],
    shut: 'M-7 1.6L-13 5.4M-5.6 2.8L-9.4 8.4M-2.8 4L-4.6 10.6M0 4.4V11M5.6 2.8L8 6.8',
  },
  /** A sparkle at the corner. */
  stars: {
    open: [
      [-13, -8, 0, -5],
      [-13, -8, 0, 5],
      [-13, -8, -5, 0],
      [-13, -8, 5, 0],
      [-13, -8, -2.6, -2.6],
      [-13, -8, 2.6, 2.6],
    ],
    shut: 'M-5.6 2.8L-8 6.8M0 4.4V9.4M5.6 2.8L8 6.8M-13 -4.500V3.500M-17 -.5H-9',
  },
};
