import type { Lobby } from '@oeillade/table';
import { useEffect } from 'react';
import type { LiveTable } from '../../shell/live/live-table.ts';
import { voices } from '../../shell/live/voices/voices.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useTalkKey } from '../../ui/voices/use-talk-key.ts';
import { usePhrasesAloud } from './use-phrases-aloud.ts';

interface AtVoicesProps {
  readonly session: TableSession;
  readonly lobby: Lobby;
  readonly live: LiveTable;
}

/** For as long as the page is at a table that carries voices, before, in and after its games. */
export function AtVoices({ session, lobby, live }: AtVoicesProps) {
  useEffect(() => voices.join(live), [live]);
  useTalkKey();
  usePhrasesAloud(session, lobby);
  return null;
}
