import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableModel } from '../session/model.ts';
import { TableSession } from '../session/session.ts';

/** A table, for as long as the page shows it. */
export function useSession(code: string, token: string | null): { session: TableSession; model: TableModel } {
  const [session] = useState(() => new TableSession(code, token));
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  const model = useSyncExternalStore(session.subscribe, () => session.model);
  return { session, model };
}
