import type { GameLabel } from '@oeillade/kernel';
import type { Edition } from './edition.ts';
import * as all from './editions/index.ts';

export const labelOf = ({ id, title, year, players, minutes, bots, place }: Edition): GameLabel => ({
  id,
  title,
  year,
  players,
  minutes,
  bots,
  place,
});

/** In the order of the shelf. */
export const editions: readonly Edition[] = Object.values<Edition>(all).sort(
  (one, other) => one.place - other.place,
);

export const labels: readonly GameLabel[] = editions.map(labelOf);
