import type { OutsiderKit } from '@oeillade/bots';
import type { Seed } from '@oeillade/kernel';
import type { TableRules } from '@oeillade/table';

/** What a player is made from, whoever it is. */
export interface SeatKit extends OutsiderKit {
  readonly rules: TableRules;
  /** What a program may draw its own chance from, so that the same seed gives the same game. */
  readonly secret: Seed;
}
