import { type RefObject, useEffect, useRef } from 'react';

/** Whoever comes to a page by keys or by ear begins at its heading, unless they are somewhere on it already. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
