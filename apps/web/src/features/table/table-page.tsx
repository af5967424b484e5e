import { useState } from 'react';
import { NetworkConnection } from '../../shell/session/network-connection.ts';
import { forgetSeat, tokenFor } from '../../shell/session/seats-kept.ts';
import { watcherHere } from '../../shell/session/watcher-kept.ts';
import { useStore } from '../../shell/store.ts';
import { useSession } from '../../shell/use-session.ts';
import { useKeeping, usePending } from '../history/use-keeping.ts';
import { Welcome } from '../lobby/welcome.tsx';
import { AtTable } from './at-table.tsx';
import { TroublePage } from './trouble-page.tsx';

export const textGroups = ['table'] as const;

/** A table's address: whoever holds no seat yet is welcomed first. */
export default function TablePage({ code }: { code: string }) {
  const [token, setToken] = useState(() => tokenFor(code));
  const [watches, setWatches] = useState(false);
  if (token === null && !watches) {
    return <Welcome code={code} onSeat={setToken} onWatch={() => setWatches(true)} />;
  }
  const forget = () => {
    forgetSeat(code);
    setToken(null);
  };
  return <Seated key={token ?? 'watcher'} code={code} token={token} onForget={forget} />;
}

interface SeatedProps {
  readonly code: string;
  readonly token: string | null;
  readonly onForget: () => void;
}

function Seated({ code, token, onForget }: SeatedProps) {
  const session = useSession(() => ({
    code,
    token,
    connection: NetworkConnection.toTable(code),
    ...(token === null ? { watcher: watcherHere() } : {}),
  }));
  const parting = useStore(session, (model) => model.parting);
  useKeeping(session);
  usePending(session);
  const again = () => session.open();
  return (
    <AtTable
      session={session}
      token={token}
      gone={<TroublePage parting={parting} onAgain={again} onBack={onForget} />}
    />
  );
}
