import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the last act is over, whoever goes by keys or by ear is at the way to another game, or where there is none at the heading,
 * unless they are somewhere on the page already. A key that ended the act is let go first: Enter would press what it comes to.
 */
export function useOnward(isOver: boolean, heading: RefObject<HTMLElement | null>): void {
  const isHeld = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isHeld.current = type === 'keydown';
    };
    window.addEventListener('keydown', note, true);
    window.addEventListener('keyup', note, true);
    return () => {
      window.removeEventListener('keydown', note, true);
      window.removeEventListener('keyup', note, true);
    };
  }, []);
  useEffect(() => {
    if (!isOver) return;
    const goOn = () => {
      if (document.activeElement !== document.body) return;
      const onward = document.querySelector<HTMLElement>('[data-part~="another"]') ?? heading.current;
      onward?.focus({ preventScroll: true });
    };
    if (!isHeld.current) return goOn();
    window.addEventListener('keyup', goOn, { once: true });
    return () => window.removeEventListener('keyup', goOn);
  }, [isOver, heading]);
}
