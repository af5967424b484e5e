import type { Span } from '@oeillade/story';

/** How long each picture of a loop is shown: a GIF counts in hundredths of a second, and many readers show no shorter ones. */
export const FRAME_MS = 80;

/** The times of the game that a loop shows, one picture each. */
export const frameTimes = ({ from, until }: Span): number[] =>
  Array.from(
    { length: Math.max(1, Math.ceil((until - from) / FRAME_MS)) },
    (_, nth) => from + nth * FRAME_MS,
  );
