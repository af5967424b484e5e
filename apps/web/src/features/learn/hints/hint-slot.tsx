import { lazy, Suspense, useContext } from 'react';
import { sayMore } from '../../../shell/i18n/index.ts';
import { useSettings } from '../../../shell/settings.ts';
import { HintsOff } from './hints-off.ts';
import type { Hint } from './moments.ts';

/** Nobody waits for words that are said once. */
const HintShown = lazy(() => sayMore('later').then(() => import('./hint-shown.tsx')));

/** The place of hints at a table. */
export function HintSlot({ hints }: { hints: readonly Hint[] }) {
  const { hints: isOn } = useSettings();
  const isOff = useContext(HintsOff);
  if (!isOn || isOff) return null;
  return (
    <Suspense fallback={null}>
      <HintShown fitting={hints} />
    </Suspense>
  );
}
