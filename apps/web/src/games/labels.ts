import { offered } from '@oeillade/catalogue';
import type { GameLabel } from '@oeillade/kernel';

export type { GameLabel };

/** What is known of every game before any of it is loaded, in the order of the shelf. */
export const labels: readonly GameLabel[] = offered
  .flatMap((plugin) => plugin.labels)
  .sort((one, other) => one.place - other.place);

/** Null where the game is not offered. */
export const labelOf = (id: string): GameLabel | null => labels.find((label) => label.id === id) ?? null;
