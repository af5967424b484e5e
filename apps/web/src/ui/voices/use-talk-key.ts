import { useEffect } from 'react';
import { voices } from '../../shell/live/voices/voices.ts';
import { useSettings } from '../../shell/settings.ts';

/** Here letters are words, or find something in a list. */
const ELSEWHERE =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"]';
const KEY = 'v';

/** V: held, the others hear me; where the microphone is open, it mutes and unmutes. */
export function useTalkKey(): void {
  const { keys } = useSettings();
  useEffect(() => {
    if (!keys) return;
    const listening = new AbortController();
    const down = (event: KeyboardEvent) => {
      const { mode, microphone, isMuted } = voices.model;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (microphone !== 'on' || event.key.toLowerCase() !== KEY) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      event.preventDefault();
      if (event.repeat) return;
      if (mode === 'push') voices.press(true);
      else voices.mute(!isMuted);
    };
    const up = ({ key }: KeyboardEvent) => {
      if (key.toLowerCase() === KEY) voices.press(false);
    };
    const away = () => voices.press(false);
    const listen = { signal: listening.signal } as const;
    window.addEventListener('keydown', down, listen);
    window.addEventListener('keyup', up, listen);
    // Nobody hears of a key that comes up over another window.
    window.addEventListener('blur', away, listen);
    return () => {
      away();
      listening.abort();
    };
  }, [keys]);
}
