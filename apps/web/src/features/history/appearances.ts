import type { CostumeTold } from '@oeillade/table';

/** How somebody appeared at the table. A record holds neither face nor colour. */
export interface Appearance {
  readonly face: number;
  readonly colour: string;
  /** Left out where nothing was chosen. */
  readonly costume?: CostumeTold;
  /** The id of the cast member, for a bot of the cast. */
  readonly member?: string;
}

/** Somebody at the table, with name and appearance. */
export interface AppearanceAtSeat extends Appearance {
  readonly name: string;
}

interface Named {
  readonly name: string;
}

/** Everybody's appearance; null once others sit at the table than those who played. */
export function appearancesOf(
  players: readonly Named[],
  seated: readonly AppearanceAtSeat[],
): readonly Appearance[] | null {
  if (players.length !== seated.length) return null;
  if (players.some(({ name }, seat) => seated[seat]!.name !== name)) return null;
  return seated.map(appearanceOf);
}

/** Of all that is known of a seat, what is kept. */
export const appearanceOf = ({ face, colour, costume, member }: Appearance): Appearance => ({
  face,
  colour,
  ...(costume && { costume }),
  ...(member !== undefined && { member }),
});
