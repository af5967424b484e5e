import type { Lobby } from '@oeillade/table';
import { offerOf } from '../../../games/contract/arrangement.ts';
import { useAlone } from '../../../shell/alone.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { useStore } from '../../../shell/store.ts';
import { KeyTrouble } from '../../../ui/living/key-trouble.tsx';
import { Closed } from './closed.tsx';
import css from './live-in-lobby.module.css';
import { OwnFaceChoice } from './own-face-choice.tsx';

interface LiveInLobbyProps {
  readonly session: TableSession;
  readonly lobby: Lobby;
}

/** Before a game with faces or voices: whether I show mine, and who else could see them. */
export function LiveInLobby({ session, lobby }: LiveInLobbyProps) {
  const { seat, code } = useStore(session, ({ seat, code }) => ({ seat, code }));
  const me = seat === null ? null : lobby.seats[seat];
  const isAlone = useAlone();
  if (!me || isAlone) return null;
  return (
    <section className={css.live} data-part="live-lobby">
      {offerOf(lobby).pictures && <OwnFaceChoice me={me} isSealed={lobby.rules.keyMark !== null} />}
      <Closed session={session} code={code} lobby={lobby} isHost={lobby.host === seat} />
      <KeyTrouble />
    </section>
  );
}
