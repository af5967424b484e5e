import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever comes to a page by keys or by ear begins at its heading, unless they are somewhere on it already. Where the heading
 * says what is not to be known yet, they come there as soon as it may be.
 */
export function useArrival(isKnown = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isKnown && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isKnown]);
  return heading;
}
