/** The box in which a moment is drawn. */
export const PICTURE = { width: 1_000, height: 600 } as const;

/** Where a loge stands in it, and how wide it is. */
export interface LogePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How high a loge is for its width. */
export const LOGE_RATIO = 176 / 132;

const PLACES: readonly (readonly LogePlace[])[] = [
  [{ x: 290, y: 10, width: 420 }],
  [
    { x: 60, y: 40, width: 390 },
    { x: 550, y: 40, width: 390 },
  ],
  [
    { x: 20, y: 40, width: 370 },
    { x: 610, y: 40, width: 370 },
    { x: 400, y: 288, width: 200 },
  ],
];

/** Those whom a moment is about: two face each other, and a third stands between them, further back. */
export const logePlaces = (people: number): readonly LogePlace[] =>
  PLACES[Math.min(people, PLACES.length) - 1] ?? [];

/** The eyes of whoever sits there. */
export const eyesIn = ({ x, y, width }: LogePlace) => ({
  x: x + width / 2,
  y: y + width * LOGE_RATIO * 0.44,
});
