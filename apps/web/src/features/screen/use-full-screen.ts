import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

export interface FullScreen {
  /** Some browsers, as those of many phones, have none. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Where it is refused, the page is as large as it was.
    change.catch(() => {});
  };
  return { isOffered: document.fullscreenEnabled, isOn, toggle };
}
