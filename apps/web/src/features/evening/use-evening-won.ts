import type { Seat } from '@oeillade/kernel';
import type { Evening } from '@oeillade/table';
import { useEffect } from 'react';
import { winnersOf } from './standings.ts';

/** Whether this seat has won an evening that is over; one game is no evening. */
const hasWon = (evening: Evening, me: Seat | null): boolean =>
  evening.over &&
  evening.games.length > 1 &&
  winnersOf(evening).some(({ seat }) => seat === me && me !== null);

/** An evening that I have won is a feat of mine, which this device counts. */
export function useEveningWon(code: string, evening: Evening | null, me: Seat | null): void {
  useEffect(() => {
    if (!evening || !hasWon(evening, me)) return;
    void import('../history/feats/count-evening.ts')
      .then(({ countEvening }) => countEvening(code, evening))
      .catch(() => {});
  }, [code, evening, me]);
}
