import { type RefObject, useEffect } from 'react';
import { voices } from '../../shell/live/voices/voices.ts';

/** Milliseconds after which a press is a hold: nobody has said a word by then, and who only opens the panel says none. */
const HOLD = 150;

/** The others hear me while I hold it; a hold opens nothing. */
export function useHoldToTalk(around: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const held = around.current?.querySelector('button');
    if (!isOn || !held) return;
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasTalked = false;
    const letGo = () => {
      clearTimeout(timer);
      voices.press(false);
    };
    const down = ({ button, pointerId }: PointerEvent) => {
      if (button !== 0) return;
      hasTalked = false;
      // Whose finger slides off goes on talking.
      held.setPointerCapture(pointerId);
      timer = setTimeout(() => {
        hasTalked = true;
        voices.press(true);
      }, HOLD);
    };
    const press = (event: Event) => {
      if (!hasTalked) return;
      hasTalked = event.type === 'contextmenu';
      event.preventDefault();
      event.stopPropagation();
    };
    const listen = { signal: listening.signal, capture: true } as const;
    held.addEventListener('pointerdown', down, listen);
    held.addEventListener('pointerup', letGo, listen);
    held.addEventListener('pointercancel', letGo, listen);
    held.addEventListener('click', press, listen);
    held.addEventListener('contextmenu', press, listen);
    return () => {
      letGo();
      listening.abort();
    };
  }, [around, isOn]);
}
