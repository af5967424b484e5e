import type { Lobby } from '@oeillade/table';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { Bubbles } from './bubbles.tsx';

export { reactionTexts } from '../reactions/texts/index.ts';

import { ReactionsSaid } from './reactions-said.tsx';
import { useHeard } from './use-heard.ts';

interface FaceNewsProps {
  readonly session: TableSession;
  readonly lobby: Lobby;
  /** Where nobody else tells screen readers what is said: before and after a game. */
  readonly announces: boolean;
}

/** What faces say and show at this moment, beside the faces: words at their mouths, and reactions for those who do not see them. */
export function FaceNews({ session, lobby, announces }: FaceNewsProps) {
  const told = useStore(session, ({ announcements, seat }) => ({ announcements, seat }));
  const heard = useHeard(told, lobby);
  return (
    <>
      <Bubbles heard={heard} announces={announces} />
      <ReactionsSaid session={session} lobby={lobby} />
    </>
  );
}
