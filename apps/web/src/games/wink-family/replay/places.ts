import { type Point, placesAround } from '../table/geometry.ts';

/** How the seats stand: around the felt, or in two rows, above and below the board or left and right of it. */
export type SeatLayout = 'ring' | 'rows' | 'sides';

const ROWS = { above: 11, below: 89 } as const;

/** The middle of each seat's box, clockwise, in hundredths of the stage. */
export function placesOf(seats: number, layout: SeatLayout): readonly Point[] {
  if (layout === 'ring') return placesAround(seats);
  if (layout === 'sides') return besides(seats);
  const above = Math.ceil(seats / 2);
  return Array.from({ length: seats }, (_, seat) =>
    seat < above
      ? { x: spread(seat, above), y: ROWS.above }
      : { x: 100 - spread(seat - above, seats - above), y: ROWS.below },
  );
}

/** Upwards on the left, downwards on the right, as around the felt. */
function besides(seats: number): readonly Point[] {
  const left = Math.ceil(seats / 2);
  return Array.from({ length: seats }, (_, seat) =>
    seat < left ? { x: 0, y: 100 - spread(seat, left) } : { x: 100, y: spread(seat - left, seats - left) },
  );
}

const spread = (index: number, count: number): number => ((index + 0.5) / count) * 100;
