import * as spywhereRules from '@oeillade/games/spywhere';

const NATIONS = spywhereRules.NATION_COUNT;

/** Everything that a seat may be: its passport, or with two players its two (S-50), as a bit set. */
export function identitiesOf(players: number, inPlay: number): number[] {
  const single: number[] = [];
  for (let nation = 0; nation < NATIONS; nation++) if ((inPlay >> nation) & 1) single.push(1 << nation);
  if (players !== 2) return single;
  return single.flatMap((one, index) => single.slice(index + 1).map((other) => one | other));
}
