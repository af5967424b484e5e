import { lazy, Suspense, useContext } from 'react';
import { loadTexts } from '../../shell/i18n/index.ts';
import { useSettings } from '../../shell/settings.ts';
import type { Hint, HintWords } from '../hints/hint.ts';
import { HintsOff } from './hints-off.ts';

/** Loaded on demand: the texts of hints are shown once. */
const HintShown = lazy(() => loadTexts('afterGame').then(() => import('../hints/hint-shown.tsx')));

interface HintSlotProps {
  /** What fits this moment, the most urgent first. */
  readonly hints: readonly Hint[];
  readonly words: HintWords;
  /** Above which part of the table a hint stands, as a selector: it hides neither cards nor what it speaks of. */
  above(hint: string): string;
}

/** The place of hints at a table. */
export function HintSlot({ hints, words, above }: HintSlotProps) {
  const { hints: isOn } = useSettings();
  const isOff = useContext(HintsOff);
  if (!isOn || isOff) return null;
  return (
    <Suspense fallback={null}>
      <HintShown fitting={hints} words={words} above={above} />
    </Suspense>
  );
}
