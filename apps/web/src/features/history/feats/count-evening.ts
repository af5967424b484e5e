import { fingerprint } from '@oeillade/kernel';
import type { Evening } from '@oeillade/table';
import { withEvening } from './tally.ts';
import { keepTally, readTally } from './tally-kept.ts';

/** Counts an evening that I have won, once, however often its end is looked at. */
export function countEvening(code: string, { games }: Pick<Evening, 'games'>): void {
  const rounds = games.map(({ round }) => round).join(' ');
  keepTally(withEvening(readTally(), fingerprint(`evening ${code} ${rounds}`).slice(0, 16)));
}
