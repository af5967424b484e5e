import { type RefObject, useEffect } from 'react';

/** In milliseconds; the first two are the least and the most between two blinks. */
const LEAST = 2600;
const MOST = 6800;
const LASTS = 190;

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Lets the eyes of `ref` blink now and then while they can be seen. It writes an attribute that React
 * does not know of, so that a blink renders nothing.
 */
export function useBlink(ref: RefObject<SVGGElement | null>, enabled = true): void {
  useEffect(() => {
    const eyes = ref.current;
    if (!enabled || !eyes) return;
    const still = matchMedia(STILL);
    let timer = 0;
    let visible = false;

    const open = () => {
      delete eyes.dataset['blink'];
      wait();
    };
    const blink = () => {
      eyes.dataset['blink'] = '';
      timer = window.setTimeout(open, LASTS);
    };
    const wait = () => {
      timer = window.setTimeout(blink, LEAST + Math.random() * (MOST - LEAST));
    };
    const decide = () => {
      window.clearTimeout(timer);
      delete eyes.dataset['blink'];
      if (visible && !still.matches && !document.hidden) wait();
    };

    const watcher = new IntersectionObserver((entries) => {
      visible = entries.at(-1)?.isIntersecting ?? false;
      decide();
    });
    watcher.observe(eyes);
    still.addEventListener('change', decide);
    document.addEventListener('visibilitychange', decide);
    return () => {
      visible = false;
      decide();
      watcher.disconnect();
      still.removeEventListener('change', decide);
      document.removeEventListener('visibilitychange', decide);
    };
  }, [ref, enabled]);
}
