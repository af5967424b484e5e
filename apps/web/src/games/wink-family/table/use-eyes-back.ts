import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstOf } from '../../../ui/first-of.ts';
import { useShown } from './use-wink.ts';

/** Whom I look at, else whoever sits first. */
const NEXT_FACE = ['[data-part~="wink-face"][aria-pressed="true"]', '[data-part~="wink-face"]'] as const;

/** When a card has been called by keys, the focus goes from the cards to the faces: there the arrows look around again. */
export function useEyesBack(root: RefObject<HTMLElement | null>): void {
  const mayCall = useShown(({ screen, sent }) => screen.mayCall && sent !== 'call');
  const couldCall = useRef(mayCall);
  useLayoutEffect(() => {
    const hasCalled = couldCall.current && !mayCall;
    couldCall.current = mayCall;
    if (hasCalled && document.activeElement?.closest('[data-part~="wink-board"]')) {
      firstOf(NEXT_FACE, root.current)?.focus({ preventScroll: true });
    }
  }, [root, mayCall]);
}
