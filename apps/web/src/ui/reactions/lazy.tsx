import { lazy, type ReactNode } from 'react';
import type { TableSession } from '../../shell/session/session.ts';
import { ReactionsTold } from '../art/guests/reactions-told.ts';
import { ToldBy } from './told-by.ts';

/** Reactions come after the table, with their words: nobody waits for them to play. */
async function load() {
  const pieces = await import('./pieces.ts');
  await pieces.reactionTexts.load();
  return pieces;
}

export const MyFace = lazy(async () => ({ default: (await load()).MyFace }));
export const ReactionMenu = lazy(async () => ({ default: (await load()).ReactionMenu }));
const ReactionOver = lazy(async () => ({ default: (await load()).ReactionOver }));

interface ReactionsProps {
  readonly session: TableSession;
  readonly children: ReactNode;
}

/** Around a table: the faces in it react as those who sit there do. */
export function Reactions({ session, children }: ReactionsProps): ReactNode {
  return (
    <ToldBy value={session}>
      <ReactionsTold value={ReactionOver}>{children}</ReactionsTold>
    </ToldBy>
  );
}
