import type { Seat } from '@oeillade/kernel';
import { isReaction, REACTION_LASTS, type Reaction } from '@oeillade/protocol';
import { useContext, useEffect, useState } from 'react';
import type { ReactionSeen } from '../../shell/session/model.ts';
import { useStore } from '../../shell/store.ts';
import { type Told, ToldBy } from './told-by.ts';

const NOBODY: Told = { model: { reactions: [] }, subscribe: () => () => {} };

const endOf = ({ at }: ReactionSeen): number => at + REACTION_LASTS;

/**
 * What the face of a seat shows to everybody at this moment. A signal ends it for whoever sees that signal: neither hides the
 * other, and nobody else can tell that it was cut short.
 */
export function useReaction(seat: Seat, isSignalling: boolean): Reaction | null {
  const told = useContext(ToldBy) ?? NOBODY;
  const latest = useStore(told, ({ reactions }) => reactions.find((one) => one.seat === seat) ?? null);
  const [ended, setEnded] = useState(() => (latest && endOf(latest) <= Date.now() ? latest : null));
  const isSeen = latest !== null && latest !== ended;
  if (isSeen && isSignalling) setEnded(latest);
  useEffect(() => {
    if (!latest || !isSeen) return;
    const timer = setTimeout(() => setEnded(latest), Math.max(0, endOf(latest) - Date.now()));
    return () => clearTimeout(timer);
  }, [latest, isSeen]);
  return isSeen && !isSignalling && isReaction(latest.reaction) ? latest.reaction : null;
}
