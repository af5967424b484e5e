import type { Seat } from '@oeillade/kernel';
import { liveHere } from '../../shell/live/here.ts';
import type { LiveTable, LiveTableModel } from '../../shell/live/live-table.ts';
import { type Store, useStore } from '../../shell/store.ts';

/** Of tables without faces and voices. */
const NOWHERE: Store<LiveTableModel | null> = { model: null, subscribe: () => () => {} };

const whole = <Model>(model: Model): Model => model;

/** The faces and voices of the table that this page shows; null where there are none. */
export const useLiveTable = (): LiveTable | null => useStore(liveHere, whole);

export function useLive<Part>(select: (model: LiveTableModel | null) => Part): Part {
  const live: Store<LiveTableModel | null> = useLiveTable() ?? NOWHERE;
  return useStore(live, select);
}

/** Whether the camera of this seat is on. */
export const useCameraOn = (seat: Seat | undefined): boolean =>
  useLive((model) => seat !== undefined && (model?.camerasOn.includes(seat) ?? false));
