import type { Lobby } from '@oeillade/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Alone } from '../../shell/alone.ts';
import { isFirstTable, keepRules } from '../../shell/preferences.ts';
import { useSettings } from '../../shell/settings.ts';
import { useStore } from '../../shell/store.ts';
import { useSession } from '../../shell/use-session.ts';
import { HintsOff } from '../../ui/table/hints-off.ts';
import { HoldTime } from '../../ui/table/hold-time.ts';
import { IsFirstGame } from '../../ui/table/is-first-game.ts';
import { useKeeping } from '../history/use-keeping.ts';
import { useRememberBots } from '../offline/bots-remembered.ts';
import { PortConnection } from '../offline/port-connection.ts';
import { FirstSteps, useFirstSteps } from '../primer/first-steps.tsx';
import { AtTable } from '../table/at-table.tsx';
import { AloneTrouble } from './alone-trouble.tsx';
import { Unkept } from './unkept.tsx';

export const textGroups = ['table'] as const;

/** A table in this very browser, which needs no network. */
export default function AlonePage({ code }: { code: string }) {
  const [connection] = useState(() => new PortConnection(code));
  const session = useSession(() => ({ code, token: null, connection }));
  const [isHeld, setHeld] = useState(false);
  const time = useMemo(
    () => ({
      isHeld,
      hold: (held: boolean) => {
        connection.hold(held);
        setHeld(held);
      },
    }),
    [connection, isHeld],
  );
  const { lobby, parting, isDealt } = useStore(session, ({ lobby, parting, view }) => ({
    lobby,
    parting,
    isDealt: view !== null,
  }));
  const { hints } = useSettings();
  const isFirst = useFirstSteps(lobby?.game ?? null, isDealt && lobby?.phase === 'playing') && hints;
  useKeeping(session);
  useKeepingRules(lobby);
  useRememberBots(code, lobby);
  return (
    <Alone value={true}>
      <HoldTime value={time}>
        <Unkept isShown={lobby?.phase === 'playing'} />
        <HintsOff value={isFirst}>
          <IsFirstGame value={lobby?.round === 1 && isFirstTable(code)}>
            <AtTable
              session={session}
              gone={<AloneTrouble isUnknown={parting === 'noSuchTable'} onAgain={() => session.open()} />}
            />
          </IsFirstGame>
        </HintsOff>
        {isFirst && lobby && <FirstSteps game={lobby.game} />}
      </HoldTime>
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
