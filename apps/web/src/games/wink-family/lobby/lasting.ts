import type { TableRules } from '@oeillade/table';

/** How long a signal can be seen: longer for those who need it, shorter for those who dare. */
export const LASTINGS = ['short', 'normal', 'long'] as const;
export type Lasting = (typeof LASTINGS)[number];

const LASTING_MS: Readonly<Record<Lasting, number>> = { short: 500, normal: 800, long: 1_600 };

export const lastingRules = (lasting: Lasting): Pick<TableRules, 'lasting'> => ({
  lasting: LASTING_MS[lasting],
});

/** Null where somebody made their own. */
export const lastingOf = (rules: Pick<TableRules, 'lasting'>): Lasting | null =>
  LASTINGS.find((lasting) => LASTING_MS[lasting] === rules.lasting) ?? null;
