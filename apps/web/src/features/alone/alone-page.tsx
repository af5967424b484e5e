import type { Lobby } from '@oeillade/table';
import { useEffect, useRef } from 'react';
import { Alone } from '../../shell/alone.ts';
import { keepRules } from '../../shell/preferences.ts';
import { useStore } from '../../shell/store.ts';
import { useSession } from '../../shell/use-session.ts';
import { useKeeping } from '../history/use-keeping.ts';
import { PortConnection } from '../offline/port-connection.ts';
import { AtTable } from '../table/at-table.tsx';
import { AloneTrouble } from './alone-trouble.tsx';
import { Unkept } from './unkept.tsx';

export const textGroups = ['table'] as const;

/** A table in this very browser, which needs no network. */
export default function AlonePage({ code }: { code: string }) {
  const session = useSession(() => ({ code, token: null, connection: new PortConnection(code) }));
  const { lobby, parting } = useStore(session, ({ lobby, parting }) => ({ lobby, parting }));
  useKeeping(session);
  useKeepingRules(lobby);
  return (
    <Alone value={true}>
      <Unkept isShown={lobby?.phase === 'playing'} />
      <AtTable
        session={session}
        gone={<AloneTrouble isUnknown={parting === 'noSuchTable'} onAgain={() => session.open()} />}
      />
    </Alone>
  );
}

/** Remembers what was arranged: the next table alone begins with it. */
function useKeepingRules(lobby: Lobby | null): void {
  const before = useRef<Lobby['phase'] | null>(null);
  useEffect(() => {
    if (lobby && lobby.phase === 'playing' && before.current === 'gathering') keepRules(lobby.rules);
    before.current = lobby?.phase ?? null;
  }, [lobby]);
}
