import type { GameLabel } from '@oeillade/kernel';
import type { Edition } from './edition.ts';
import * as editions from './editions/index.ts';

export const labelOf = ({ id, title, year, players, minutes, bots, place }: Edition): GameLabel => ({
  id,
  title,
  year,
  players,
  minutes,
  bots,
  place,
});

export const labels: readonly GameLabel[] = Object.values(editions).map(labelOf);
