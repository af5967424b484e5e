import type { ReactNode } from 'react';
import type { ReactionOverProps } from '../art/guests/reactions-told.ts';
import { Reacting } from './reacting.tsx';
import { useReaction } from './use-reaction.ts';

/** What a face shows to everybody, over all else that it does; nothing at most times. */
export function ReactionOver({
  seat,
  isSignalling = false,
  children,
  ...face
}: ReactionOverProps): ReactNode {
  const reaction = useReaction(seat, isSignalling);
  if (!reaction) return null;
  return (
    <>
      <Reacting key={reaction} reaction={reaction} {...face} />
      {children}
    </>
  );
}
