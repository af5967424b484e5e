import { memo } from 'react';
import { HintSlot } from '../../../ui/table/hint-slot.tsx';
import { winkHints } from '../hints.ts';
import { hintTexts } from '../texts/hints.ts';
import { useShown } from './use-wink.ts';

/** What is good to know at this moment. */
export const Hints = memo(function Hints() {
  const hints = useShown(({ screen, news, told }) => winkHints(screen, news, told));
  return <HintSlot hints={hints} words={hintTexts} above='[data-part~="wink-actions"]' />;
});
