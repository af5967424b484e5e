import type { Lobby } from '@oeillade/table';
import { lazy, Suspense, useEffect, useState } from 'react';
import { liveHere } from '../../shell/live/here.ts';
import { LiveTable } from '../../shell/live/live-table.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';

const AtVoices = lazy(async () => ({ default: (await import('./at-voices.tsx')).AtVoices }));

interface AtLiveTableProps {
  readonly session: TableSession;
  /** The secret of my seat. */
  readonly token: string;
  readonly lobby: Lobby;
}

/** For as long as the page is at a table that carries faces or voices: the socket over which they go. */
export function AtLiveTable({ session, token, lobby }: AtLiveTableProps) {
  const { code, seat } = useStore(session, ({ code, seat }) => ({ code, seat }));
  const [live] = useState(() => new LiveTable({ code, token }));
  const { keyMark } = lobby.rules;
  useEffect(() => liveHere.enter(live), [live]);
  useEffect(() => {
    if (seat !== null) void live.agree({ seat, keyMark }, window.location.hash);
  }, [live, seat, keyMark]);
  return (
    lobby.rules.voices && (
      <Suspense fallback={null}>
        <AtVoices session={session} lobby={lobby} live={live} />
      </Suspense>
    )
  );
}
