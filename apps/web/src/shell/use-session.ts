import { useEffect, useState } from 'react';
import { TableSession, type TableSessionOptions } from './session/session.ts';

/** A table at the end of some connection, for as long as the page shows it. What it says is read with `useStore`. */
export function useSession(plan: () => TableSessionOptions): TableSession {
  const [session] = useState(() => new TableSession(plan()));
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  return session;
}
