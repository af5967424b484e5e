import { type Dispatch, useEffect } from 'react';
import type { PlaybackAct } from './playback.ts';

/** Elements that have a meaning of their own for every key, and elements that have one for Enter and space. */
const TYPED = 'select, textarea, input:not([type="range"])';
const PRESSED = 'button, a, summary';

/** Space plays and pauses, the arrows go from moment to moment, Home goes to the start. */
export function useReplayKeys(act: Dispatch<PlaybackAct>, stops: readonly number[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const wanted = actOf(event.key, stops);
      const isIn = (place: string) => event.target instanceof Element && event.target.closest(place) !== null;
      if (!wanted || isIn(TYPED) || (event.key === ' ' && isIn(PRESSED))) return;
      event.preventDefault();
      act(wanted);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act, stops]);
}

function actOf(key: string, stops: readonly number[]): PlaybackAct | null {
  switch (key) {
    case ' ':
      return { do: 'toggle' };
    case 'ArrowRight':
      return { do: 'step', by: 1, stops };
    case 'ArrowLeft':
      return { do: 'step', by: -1, stops };
    case 'Home':
      return { do: 'rewind' };
    default:
      return null;
  }
}
