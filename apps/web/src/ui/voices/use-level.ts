import { type RefObject, useEffect } from 'react';
import { voices } from '../../shell/live/voices/voices.ts';

/** How far the ring falls with each piece of 20 ms once a voice is quieter. */
const FALLS = 0.08;

/** The ring follows the voice without anything being drawn anew. */
export function useLevel(ring: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let shown = 0;
    return voices.onLevel((level) => {
      const next = Math.max(level, shown - FALLS, 0);
      if (next !== shown) ring.current?.style.setProperty('--level', next.toFixed(2));
      shown = next;
    });
  }, [ring]);
}
