import type { Seat } from '@oeillade/kernel';
import type { WinkAward } from './award.ts';
import { type Candidate, JURIES, type Jury, type Told } from './award-juries.ts';

/**
 * An award for each seat. A jury honours the best of those who have none yet, so that nobody comes off with two or with none, and
 * none is given twice but the last of all, where nothing else is true of several.
 */
export function awardsOf(told: Told): WinkAward[] {
  const awards: (WinkAward | null)[] = told.eyes.looks.map(() => null);
  for (const jury of JURIES) {
    const best = bestOf(jury, told, awards);
    if (best) awards[best.seat] = best.award;
  }
  return awards.map((award) => award ?? { kind: 'good-company' });
}

function bestOf({ honours, isForBestOnly }: Jury, told: Told, awards: readonly unknown[]): Candidate | null {
  const ranked = awards
    .flatMap((_, seat: Seat) => honours(told, seat) ?? [])
    .sort((one, other) => other.worth - one.worth || one.seat - other.seat);
  const asked = isForBestOnly ? ranked.slice(0, 1) : ranked;
  return asked.find(({ seat }) => awards[seat] === null) ?? null;
}
