import { winkFamily } from '@oeillade/games';
import type { Seat } from '@oeillade/kernel';
import type { LobbySeat } from '@oeillade/table';
import type { Colour } from '../../ui/art/index.ts';

/** W-1: the colours that nobody else wears. */
export function freeColours(seats: readonly Pick<LobbySeat, 'colour'>[], mine: Seat): Colour[] {
  const taken = seats.filter((_, seat) => seat !== mine).map(({ colour }) => colour);
  return winkFamily.COLOURS.filter((colour) => !taken.includes(colour));
}
