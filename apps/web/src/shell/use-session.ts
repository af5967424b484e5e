import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableModel } from './session/model.ts';
import { TableSession, type TableSessionOptions } from './session/session.ts';

/** A table at the end of some line, for as long as the page shows it. */
export function useSession(plan: () => TableSessionOptions): { session: TableSession; model: TableModel } {
  const [session] = useState(() => new TableSession(plan()));
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  const model = useSyncExternalStore(session.subscribe, () => session.model);
  return { session, model };
}
