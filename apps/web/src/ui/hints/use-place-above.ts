import { type CSSProperties, useLayoutEffect, useState } from 'react';

/** How far it stays away from what is below it. */
const ROOM = 6;
const MEASURED_EVERY = 500;

const NOWHERE: CSSProperties = {};

/** Where something stands that is just above another part of the page, which may move or change its size; null where nothing stands. */
export function usePlaceAbove(selector: string | null): CSSProperties {
  const [place, setPlace] = useState(NOWHERE);
  useLayoutEffect(() => {
    if (selector === null) return;
    const measure = () => {
      const below = document.querySelector(selector)?.getBoundingClientRect();
      if (!below) return;
      const { left, width } = below;
      const bottom = window.innerHeight - below.top + ROOM;
      setPlace((before) =>
        before.left === left && before.width === width && before.bottom === bottom
          ? before
          : { left, width, bottom },
      );
    };
    measure();
    const timer = setInterval(measure, MEASURED_EVERY);
    window.addEventListener('resize', measure);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', measure);
    };
  }, [selector]);
  return place;
}
