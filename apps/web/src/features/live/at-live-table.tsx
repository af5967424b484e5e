import type { Lobby } from '@oeillade/table';
import { lazy, Suspense, useEffect, useState } from 'react';
import { offerOf } from '../../games/contract/arrangement.ts';
import { liveHere } from '../../shell/live/here.ts';
import { LiveTable } from '../../shell/live/live-table.ts';
import { keptKey, showInAddress } from '../../shell/live/table-key.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { CameraSign } from '../../ui/camera/camera-sign.tsx';
import { KeyTrouble } from '../../ui/living/key-trouble.tsx';
import { useOwnFace } from '../../ui/living/use-own-face.ts';
import css from './at-live-table.module.css';

const AtVoices = lazy(async () => ({ default: (await import('./at-voices.tsx')).AtVoices }));

interface AtLiveTableProps {
  readonly session: TableSession;
  /** The secret of my seat. */
  readonly token: string;
  readonly lobby: Lobby;
}

/** For as long as the page is at a table that carries faces or voices: the socket over which they go, and my own face. */
export function AtLiveTable({ session, token, lobby }: AtLiveTableProps) {
  const { code, seat } = useStore(session, ({ code, seat }) => ({ code, seat }));
  const [live] = useState(() => new LiveTable({ code, token }));
  const { keyMark } = lobby.rules;
  const phase = offerOf(lobby).pictures ? lobby.phase : null;
  useEffect(() => liveHere.enter(live), [live]);
  useEffect(() => {
    if (seat !== null) void live.agree({ seat, keyMark }, window.location.hash);
  }, [live, seat, keyMark]);
  useEffect(() => live.ownFace.enter(phase), [live, phase]);
  const lock = useStore(live, (model) => model.lock);
  useEffect(() => {
    if (lock === 'held') showInAddress(keptKey(code));
  }, [lock, code]);
  const { isOn } = useOwnFace();
  return (
    <>
      {isOn && <CameraSign />}
      {lobby.phase === 'playing' && (
        <div className={css.trouble}>
          <KeyTrouble />
        </div>
      )}
      {lobby.rules.voices && (
        <Suspense fallback={null}>
          <AtVoices session={session} lobby={lobby} live={live} />
        </Suspense>
      )}
    </>
  );
}
