import { useEffect, useState } from 'react';

/** Milliseconds within which a page without motion has followed its window. */
const SETTLED = 100;

/** How often things on the page may have moved, since its window has another size or something has slid: then they are measured anew. */
export function useMoved(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => setTimes((before) => before + 1);
    const followLater = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, SETTLED);
      follow();
    };
    window.addEventListener('resize', followLater);
    window.addEventListener('transitionend', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', followLater);
      window.removeEventListener('transitionend', follow);
    };
  }, []);
  return times;
}
