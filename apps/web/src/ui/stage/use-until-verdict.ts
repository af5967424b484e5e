import { useState } from 'react';
import { useStore } from '../../shell/store.ts';
import { onStage } from './on-stage.ts';

/** What is to be shown of something that tells how an announcement came out: as it was, for as long as that is in suspense. */
export function useUntilVerdict<Told>(now: Told): Told {
  const isOpen = useStore(onStage, ({ suspense }) => suspense !== null);
  const [shown, show] = useState<{ readonly told: Told }>({ told: now });
  if (isOpen || Object.is(shown.told, now)) return shown.told;
  show({ told: now });
  return now;
}
