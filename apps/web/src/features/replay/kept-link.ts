import type { Address } from './fetch-record.ts';

/** Where a game lies in the history of this device, as a page's address says it: `?kept=ACDE3-1`. */
export const writeKept = ({ code, round }: Address): string =>
  `?${new URLSearchParams({ kept: `${code}-${round}` })}`;

/** A game from a file that does not say its table has no code. */
export function readKept(search: string): Address | null {
  const found = /^(.*)-(\d{1,9})$/s.exec(new URLSearchParams(search).get('kept') ?? '');
  return found ? { code: found[1]!, round: Number(found[2]) } : null;
}
