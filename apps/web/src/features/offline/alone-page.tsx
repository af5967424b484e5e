import '../../styles/offline.css';
import type { Lobby } from '@oeillade/table';
import { useEffect, useRef } from 'react';
import { useSession } from '../../shell/use-session.ts';
import { useKeeping } from '../history/use-keeping.ts';
import { AtTable } from '../table/at-table.tsx';
import { Alone } from './alone.ts';
import { AloneTrouble } from './alone-trouble.tsx';
import { PortLine } from './port-line.ts';
import { keepRules } from './preferences.ts';
import { Unkept } from './unkept.tsx';

/** A table in this very browser, which needs no network. */
export default function AlonePage({ code }: { code: string }) {
  const { session, model } = useSession(() => ({ code, token: null, line: new PortLine(code) }));
  useKeeping(model);
  useKeepingRules(model.lobby);
  const isUnknown = model.parting === 'noSuchTable';
  return (
    <Alone value={true}>
      <Unkept isShown={model.lobby?.phase === 'playing'} />
      <AtTable
        session={session}
        model={model}
        gone={<AloneTrouble isUnknown={isUnknown} onAgain={() => session.open()} />}
      />
    </Alone>
  );
}

/** Whoever arranges a table once wants the next one alike. */
function useKeepingRules(lobby: Lobby | null): void {
  const before = useRef<Lobby['phase'] | null>(null);
  useEffect(() => {
    if (lobby && lobby.phase === 'playing' && before.current === 'gathering') keepRules(lobby.rules);
    before.current = lobby?.phase ?? null;
  }, [lobby]);
}
