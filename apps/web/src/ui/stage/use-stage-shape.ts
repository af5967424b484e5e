import { useSyncExternalStore } from 'react';

/** `standing`: higher than wide, as a phone in a hand. */
export type StageShape = 'standing' | 'lying';

const LYING = '(min-aspect-ratio: 1/1)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(LYING);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

const read = (): StageShape => (window.matchMedia(LYING).matches ? 'lying' : 'standing');

export const useStageShape = (): StageShape => useSyncExternalStore(subscribe, read);
