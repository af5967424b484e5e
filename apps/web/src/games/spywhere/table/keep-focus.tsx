import { memo, type RefObject, useEffect } from 'react';
import { playsByKeys } from '../../../shell/by-keys.ts';
import { useShown } from './use-spywhere.ts';

/** What one plays with: from one of these the focus goes on to the next. */
const PLAYED =
  'h1, [data-part~="spy-pile"], [data-part~="spy-market"], [data-part~="spy-hand"], [data-part~="spy-actions"]';

/**
 * Whoever plays by keys finds the focus on what comes next, unless they are busy elsewhere, as with the notebook. A button
 * that goes away would take it along.
 */
export const KeepFocus = memo(function KeepFocus(props: { readonly root: RefObject<HTMLElement | null> }) {
  const { root } = props;
  const step = useShown(({ screen: { step, isMyTurn, gave, market } }) => {
    const isTaking = market.some(({ isSelected }) => isSelected);
    return `${step} ${isMyTurn} ${gave} ${isTaking}`;
  });
  useEffect(() => {
    const held = document.activeElement;
    const isFree = held === null || held === document.body || held.closest(PLAYED) !== null;
    if (!isFree || !playsByKeys()) return;
    root.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
    // `step` names what is to be done: each time that it changes, something may have gone.
    void step;
  }, [root, step]);
  return null;
});
