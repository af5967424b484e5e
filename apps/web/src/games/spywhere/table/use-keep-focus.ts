import { type RefObject, useEffect } from 'react';
import { playsByKeys } from '../../../shell/by-keys.ts';

/** What one plays with: from one of these the focus goes on to the next. */
const PLAYED = 'h1, .sp-pile, .sp-market, .sp-hand, .sp-actions';

/**
 * Whoever plays by keys finds the focus on what comes next, unless they are busy elsewhere, as with the notebook. A button
 * that goes away would take it along.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, step: string): void {
  useEffect(() => {
    const held = document.activeElement;
    const isFree = held === null || held === document.body || held.closest(PLAYED) !== null;
    if (!isFree || !playsByKeys()) return;
    root.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
    // `step` names what is to be done: each time that it changes, something may have gone.
    void step;
  }, [root, step]);
}
