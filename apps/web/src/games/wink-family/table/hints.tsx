import { memo, useContext, useEffect, useState } from 'react';
import { HintSlot } from '../../../ui/table/hint-slot.tsx';
import { IsFirstGame } from '../../../ui/table/is-first-game.ts';
import { hintTexts } from '../texts/hints.ts';
import { FirstGame, type FirstStep, guide } from './first-game.ts';
import { type Posture, styledAs } from './posture.ts';
import { useShown, useTable } from './use-wink.ts';
import { type WinkHint, winkHints } from './which-hints.ts';

/** They speak of my wink and of the eyes on me. */
const OF_MY_FACE: readonly string[] = ['mine', 'felt'] satisfies WinkHint['id'][];

/** What is good to know at this moment. */
export const Hints = memo(function Hints({ posture }: { readonly posture: Posture }) {
  const happened = useFirstGame();
  const hints = useShown((model) => {
    const fitting = winkHints(model.screen, model.news, model.told);
    return happened ? guide(fitting, happened, model) : fitting;
  });
  return <HintSlot hints={hints} words={hintTexts} above={(id) => placeOf(id, posture)} />;
});

/** What has happened in somebody's first game; null in every other. */
function useFirstGame(): ReadonlySet<FirstStep> | null {
  const isFirst = useContext(IsFirstGame);
  const table = useTable();
  const [game] = useState(() => new FirstGame());
  const [happened, setHappened] = useState<ReadonlySet<FirstStep>>(() => new Set());
  useEffect(() => {
    if (!isFirst) return;
    const hear = () => setHappened(game.hear(table.model));
    hear();
    return table.subscribe(hear);
  }, [isFirst, game, table]);
  return isFirst ? happened : null;
}

/** On small screens my hand lies above what I do. There a wink comes to my called card, too: only a hint of my face hides that. */
function placeOf(id: string, posture: Posture): string {
  if (posture === 'around' || styledAs(posture) === 'landscape') return '[data-part~="wink-actions"]';
  if (posture === 'faces' && OF_MY_FACE.includes(id)) return '[data-part~="wink-middle"]';
  return '[data-part~="wink-hand"]';
}
