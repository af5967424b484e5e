import { useEffect } from 'react';
import type { TableModel } from '../session/model.ts';

/** Each game that ends while I hold a seat is kept on this device. Those of its own tables are kept by the table. */
export function useKeeping({ code, seat, lobby, record }: TableModel): void {
  const round = lobby?.round;
  const name = seat === null ? undefined : lobby?.seats[seat]?.name;
  useEffect(() => {
    if (record === null || seat === null || round === undefined || name === undefined) return;
    // What cannot be kept, in a private window or on a full disk, is lost when the page is left, and no sooner.
    void import('./keep.ts').then(({ keep }) => keep({ code, round, seat, name, record })).catch(() => {});
  }, [code, round, seat, name, record]);
}
