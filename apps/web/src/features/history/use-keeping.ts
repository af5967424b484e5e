import { useEffect } from 'react';
import type { TableModel } from '../../shell/session/model.ts';
import { notePending, settle } from './catch-up/pending.ts';

/** Each game that ends while I hold a seat is kept on this device. */
export function useKeeping({ code, seat, lobby, record }: TableModel): void {
  const { round, seats } = lobby ?? {};
  useEffect(() => {
    if (record === null || seat === null || round === undefined || !seats) return;
    // What cannot be kept, in a private window or on a full disk, is lost when the page is left, and no sooner.
    void import('./keep.ts')
      .then(({ keep }) => keep({ code, round, seat, seats, record }))
      .then(() => settle({ code, round }))
      .catch(() => {});
  }, [code, round, seat, seats, record]);
}

/** A page may be closed before the end: another one fetches the game then. */
export function usePending({ code, seat, lobby }: TableModel): void {
  const { round, seats, phase } = lobby ?? {};
  useEffect(() => {
    if (phase !== 'playing' || seat === null || round === undefined || !seats) return;
    const dressed = seats.map(({ name, face, colour }) => ({ name, face, colour }));
    notePending({ code, round, seat, seats: dressed });
  }, [code, round, seat, seats, phase]);
}
