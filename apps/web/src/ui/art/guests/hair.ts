import { createElement, type ReactNode } from 'react';
import { clip } from '../kit/clips.ts';
import { flat, fold, shaded, stack } from '../kit/draw.ts';
import { type Ink, lit, shade } from '../kit/inks.ts';
import { scatter } from '../kit/ornaments.ts';
import { circle, oval } from '../kit/paths.ts';

/** What is behind the head, and what is in front of it. */
interface HairStyle {
  readonly back: (ink: Ink) => ReactNode;
  readonly front: (ink: Ink) => ReactNode;
  readonly hidesEars: boolean;
}

const nothing = (): ReactNode => null;

const quiffShade = 'M50 13.3C52 13 54 13 56 13C70 13 80 24 74 47C70 40 64 37 56 37C54 37.2 52 37.2 50 37.3Z';

/** A scarf leaves the face free, so it is a ring: folded, with a hole. */
const ring = (d: string, ink: Ink): ReactNode =>
  stack(
    createElement('path', { d, fill: lit(ink), fillRule: 'evenodd' }),
    createElement('path', { d, fill: shade(ink), fillRule: 'evenodd', clipPath: clip('fold') }),
  );

export const HAIR = {
  bob: {
    back: (ink) =>
      fold('M19 70C11 34 26 14 50 14C74 14 89 34 81 70C79 77 70 78 66 78H34C30 78 21 77 19 70Z', ink),
    front: (ink) =>
      fold('M25 52C24 32 36 23 50 23C64 23 76 32 75 52C70 40 62 35 50 33C38 35 30 40 25 52Z', ink),
    hidesEars: true,
  },
  afro: {
    back: (ink) => fold(oval(50, 40, 37, 34), ink),
    front: (ink) =>
      fold('M26 50C27 36 37 29 50 29C63 29 73 36 74 50C69 40 61 36 50 36C39 36 31 40 26 50Z', ink),
    hidesEars: false,
  },
  /** An afro without a band. */
  cloud: {
    back: (ink) => fold(oval(50, 40, 37, 34), ink),
    front: (ink) =>
      fold('M26 50C26 32 36 23 50 23C64 23 74 32 74 50C69 40 61 36 50 36C39 36 31 40 26 50Z', ink),
    hidesEars: false,
  },
  bun: {
    back: (ink) =>
      stack(fold(circle(50, 15, 13), ink), fold('M24 60C20 34 34 21 50 21C66 21 80 34 76 60Z', ink)),
    front: (ink) =>
      fold('M25 52C25 33 37 24 50 24C63 24 75 33 75 52C70 42 64 33 50 33C36 33 30 42 25 52Z', ink),
    hidesEars: false,
  },
  quiff: {
    back: (ink) => fold('M25 56C23 40 30 28 50 26C70 28 77 40 75 56Z', ink),
    front: (ink) =>
      stack(
        flat('M26 47C22 28 34 12 56 13C70 13 80 24 74 47C70 40 64 37 56 37C46 38 34 36 26 47Z', ink),
        shaded(quiffShade, ink),
      ),
    hidesEars: false,
  },
  long: {
    back: (ink) =>
      fold('M20 50C14 28 28 14 50 14C72 14 86 28 80 50C80 70 86 84 90 100H10C14 84 20 70 20 50Z', ink),
    front: (ink) =>
      fold('M26 54C24 34 36 23 50 23C64 23 76 34 74 54C70 44 66 36 50 31C34 36 30 44 26 54Z', ink),
    hidesEars: true,
  },
  bald: { back: nothing, front: nothing, hidesEars: false },
  scarf: {
    back: (ink) =>
      fold('M18 56C16 30 30 15 50 15C70 15 84 30 82 56C82 74 88 88 92 104H8C12 88 18 74 18 56Z', ink),
    front: (ink) =>
      ring(
        'M24 56C23 34 36 25 50 25C64 25 77 34 76 56C75 70 64 84 50 86C36 84 25 70 24 56Z' +
          'M30 54C30 66 39 79 50 79C61 79 70 66 70 54C70 40 61 33 50 33C39 33 30 40 30 54Z',
        ink,
      ),
    hidesEars: true,
  },
  curls: {
    back: (ink) =>
      scatter(
        [
          [24, 44, 11],
          [22, 60, 10],
          [76, 44, 11],
          [78, 60, 10],
          [30, 28, 11],
          [70, 28, 11],
          [26, 74, 9],
          [74, 74, 9],
        ],
        circle,
        ink,
      ),
    front: (ink) =>
      scatter(
        [
          [34, 27, 9],
          [44, 21, 10],
          [57, 21, 10],
          [67, 27, 9],
          [50, 27, 9],
        ],
        circle,
        ink,
      ),
    hidesEars: false,
  },
} as const satisfies Record<string, HairStyle>;

export type HairName = keyof typeof HAIR;
