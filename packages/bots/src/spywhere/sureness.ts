import * as spywhereRules from '@oeillade/games/spywhere';
import type { Evidence } from './evidence.ts';

const NATIONS = spywhereRules.NATION_COUNT;

/** How sure anybody can be, going by what is public, of the best guess about one of the opponents in the bit set `open`. */
export function sureness(evidence: Evidence, open: number): number {
  const { identities } = evidence;
  const chances = new Float64Array(NATIONS);
  let surest = 0;
  for (let at = 0; open >> at !== 0; at++) {
    if (((open >> at) & 1) === 0) continue;
    const weights = evidence.of(at);
    let total = 0;
    chances.fill(0);
    for (let index = 0; index < identities.length; index++) {
      total += weights[index]!;
      for (let nation = 0; nation < NATIONS; nation++) {
        if ((identities[index]! >> nation) & 1) chances[nation]! += weights[index]!;
      }
    }
    surest = Math.max(surest, Math.max(...chances) / total);
  }
  return surest;
}
