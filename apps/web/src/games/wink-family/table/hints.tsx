import { memo, useContext, useEffect, useState } from 'react';
import { HintSlot } from '../../../ui/table/hint-slot.tsx';
import { IsFirstGame } from '../../../ui/table/is-first-game.ts';
import { hintTexts } from '../texts/hints.ts';
import { FirstGame, type FirstStep, guide } from './first-game.ts';
import { useShown, useTable } from './use-wink.ts';
import { winkHints } from './which-hints.ts';

/** What is good to know at this moment. */
export const Hints = memo(function Hints() {
  const happened = useFirstGame();
  const hints = useShown((model) => {
    const fitting = winkHints(model.screen, model.news, model.told);
    return happened ? guide(fitting, happened, model) : fitting;
  });
  return <HintSlot hints={hints} words={hintTexts} above='[data-part~="wink-actions"]' />;
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
