import type { Listener } from '@oeillade/bots';
import type { Ask } from '@oeillade/table';

/** Whoever sits at a virtual table. A program takes its time to answer; the clock of the table stands still meanwhile. */
export interface Player extends Listener {
  act(now: number): readonly Ask[] | Promise<readonly Ask[]>;
}
