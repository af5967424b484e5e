import { type RefObject, useEffect } from 'react';

/** A button that goes away takes the focus with it: whoever plays by keys finds it on what comes next. */
export function useKeepFocus(root: RefObject<HTMLElement | null>, step: string): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost || !usesKeys) return;
    root.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
    // `step` names what is to be done: each time that it changes, something may have gone.
    void step;
  }, [root, step]);
}

let usesKeys = false;
window.addEventListener('keydown', () => {
  usesKeys = true;
});
window.addEventListener('pointerdown', () => {
  usesKeys = false;
});
