import type { TableRules } from '@oeillade/table';

export const PACES = ['calm', 'normal', 'quick', 'free'] as const;
export type PaceName = (typeof PACES)[number];

const RULES: Readonly<Record<PaceName, Pick<TableRules, 'leastBetweenCalls' | 'mostForTurn'>>> = {
  calm: { leastBetweenCalls: 10_000, mostForTurn: 120_000 },
  normal: { leastBetweenCalls: 6_000, mostForTurn: 60_000 },
  quick: { leastBetweenCalls: 4_000, mostForTurn: 30_000 },
  free: { leastBetweenCalls: 6_000, mostForTurn: null },
};

export const rulesOf = (pace: PaceName): object => RULES[pace];

/** The pace that a table's rules stand for; normal where they are nobody's. */
export const paceOf = (rules: TableRules): PaceName =>
  PACES.find(
    (pace) =>
      RULES[pace].leastBetweenCalls === rules.leastBetweenCalls &&
      RULES[pace].mostForTurn === rules.mostForTurn,
  ) ?? 'normal';
