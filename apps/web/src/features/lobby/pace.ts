import type { TableRules } from '@oeillade/table';

export const PACES = ['patient', 'calm', 'normal', 'quick', 'free'] as const;
export type PaceName = (typeof PACES)[number];
type Pace = Pick<TableRules, 'leastBetweenCalls' | 'mostForTurn'>;

const PACE_RULES: Readonly<Record<PaceName, Pace>> = {
  patient: { leastBetweenCalls: 15_000, mostForTurn: 300_000 },
  calm: { leastBetweenCalls: 10_000, mostForTurn: 120_000 },
  normal: { leastBetweenCalls: 6_000, mostForTurn: 60_000 },
  quick: { leastBetweenCalls: 4_000, mostForTurn: 30_000 },
  free: { leastBetweenCalls: 6_000, mostForTurn: null },
};

export const paceRules = (pace: PaceName): Pace => PACE_RULES[pace];

/** The pace that a table's rules stand for; null where somebody made their own. */
export const paceOf = (rules: Pace): PaceName | null =>
  PACES.find(
    (pace) =>
      PACE_RULES[pace].leastBetweenCalls === rules.leastBetweenCalls &&
      PACE_RULES[pace].mostForTurn === rules.mostForTurn,
  ) ?? null;

/** How long a signal can be seen: longer for those who need it, shorter for those who dare. */
export const LASTINGS = ['short', 'normal', 'long'] as const;
export type Lasting = (typeof LASTINGS)[number];

const LASTING_MS: Readonly<Record<Lasting, number>> = { short: 500, normal: 800, long: 1_600 };

export const lastingRules = (lasting: Lasting): Pick<TableRules, 'lasting'> => ({
  lasting: LASTING_MS[lasting],
});

export const lastingOf = (rules: Pick<TableRules, 'lasting'>): Lasting | null =>
  LASTINGS.find((lasting) => LASTING_MS[lasting] === rules.lasting) ?? null;

/** The longest time for a turn in the unit that people would use. */
export function turnTime(mostForTurn: number | null): { unit: 'seconds' | 'minutes'; count: number } | null {
  if (mostForTurn === null) return null;
  const seconds = Math.round(mostForTurn / 1_000);
  return seconds >= 60 && seconds % 60 === 0
    ? { unit: 'minutes', count: seconds / 60 }
    : { unit: 'seconds', count: seconds };
}
