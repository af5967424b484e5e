import { isReaction, REACTION_LASTS } from '@oeillade/protocol';
import type { Lobby } from '@oeillade/table';
import { useEffect, useRef, useState } from 'react';
import type { ReactionSeen } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { say } from '../reactions/texts/index.ts';
import { useCue } from '../sound/use-sounds.ts';
import { calmsMotion } from '../stage/calm.ts';
import { onStage } from '../stage/on-stage.ts';
import css from './bubbles.module.css';
import { useAtMouth } from './bubbles.tsx';

interface ReactionsSaidProps {
  readonly session: TableSession;
  readonly lobby: Lobby;
}

/**
 * Reactions for whoever does not see them move: a sentence for screen readers, a sound, and where motion is reduced a caption at
 * the face. While the stage keeps an outcome open, no face gives it away either.
 */
export function ReactionsSaid({ session, lobby }: ReactionsSaidProps) {
  useLanguage();
  const fresh = useFreshReactions(session);
  const give = useCue();
  const last = fresh.at(-1);
  useEffect(() => {
    if (last) give('reaction');
  }, [last, give]);
  return (
    <>
      <div className={`visually-hidden ${css.said}`} role="status" data-part="reactions-said">
        {fresh.map(({ seat, reaction, at }) => (
          <p key={`${seat} ${at}`}>
            {say(`shows.${reaction as 'laugh'}`, { name: lobby.seats[seat]?.name ?? '' })}
          </p>
        ))}
      </div>
      {calmsMotion() && fresh.map((one) => <Caption key={`${one.seat} ${one.at}`} reaction={one} />)}
    </>
  );
}

function Caption({ reaction: { seat, reaction } }: { readonly reaction: ReactionSeen }) {
  const words = useRef<HTMLParagraphElement>(null);
  useAtMouth(words, seat);
  return (
    <p className={css.caption} data-part="reaction-caption" aria-hidden="true" ref={words}>
      {say(`names.${reaction as 'laugh'}`)}
    </p>
  );
}

/** The reactions that are seen now; those from before this page was opened are left out. */
function useFreshReactions(session: TableSession): readonly ReactionSeen[] {
  const isOpen = useStore(onStage, ({ suspense }) => suspense !== null);
  const reactions = useStore(session, (model) => model.reactions);
  const [ended, setEnded] = useState<readonly ReactionSeen[]>(reactions);
  const fresh = isOpen ? [] : reactions.filter((one) => !ended.includes(one) && isReaction(one.reaction));
  const first = fresh[0];
  useEffect(() => {
    if (!first) return;
    const left = Math.max(0, first.at + REACTION_LASTS - Date.now());
    const timer = setTimeout(() => setEnded((before) => [...before.slice(-20), first]), left);
    return () => clearTimeout(timer);
  }, [first]);
  return fresh;
}
