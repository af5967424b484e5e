import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether whoever watches wants nothing to move. */
export const useStill = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
