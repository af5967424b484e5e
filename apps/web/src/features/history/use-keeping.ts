import { useEffect } from 'react';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { appearanceOf } from './appearances.ts';
import { forgetUnseenEnd, noteUnseenEnd } from './catch-up/unseen-ends.ts';

/** Each game that ends while I hold a seat is kept on this device. */
export function useKeeping(session: TableSession): void {
  const { code, seat, lobby, record } = useStore(session, ({ code, seat, lobby, record }) => ({
    code,
    seat,
    lobby,
    record,
  }));
  const { round, seats } = lobby ?? {};
  useEffect(() => {
    if (record === null || seat === null || round === undefined || !seats) return;
    // A game that cannot be stored, in a private window or on a full disk, is shown until the page is left.
    void import('./keep.ts')
      .then(({ keep }) => keep({ code, round, seat, seats, record }))
      .then(() => forgetUnseenEnd({ code, round }))
      .catch(() => {});
  }, [code, round, seat, seats, record]);
}

/** A page may be closed before the end: another one fetches the game then. */
export function usePending(session: TableSession): void {
  const { code, seat, lobby } = useStore(session, ({ code, seat, lobby }) => ({ code, seat, lobby }));
  const { round, seats, phase } = lobby ?? {};
  useEffect(() => {
    if (phase !== 'playing' || seat === null || round === undefined || !seats) return;
    const appearances = seats.map((one) => ({ name: one.name, ...appearanceOf(one) }));
    noteUnseenEnd({ code, round, seat, seats: appearances });
  }, [code, round, seat, seats, phase]);
}
