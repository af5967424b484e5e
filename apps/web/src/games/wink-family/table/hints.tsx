import { memo } from 'react';
import { HintSlot } from '../../../features/learn/hints/hint-slot.tsx';
import { winkHints } from '../../../features/learn/hints/moments.ts';
import { useShown } from './use-wink.ts';

/** What is good to know at this moment. */
export const Hints = memo(function Hints() {
  return <HintSlot hints={useShown(({ screen, signal, told }) => winkHints(screen, signal, told))} />;
});
