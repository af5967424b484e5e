import { useEffect, useState } from 'react';
import css from './pointer.module.css';

const CHECK_EVERY = 150;
/** How far the ring stays away from what it is around. */
const ROOM = 5;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(selector: string): Box | null {
  const element = document.querySelector(selector);
  if (!element || element.closest('dialog')) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { left, top, width, height };
}

const isSame = (one: Box | null, other: Box | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height);

/** A ring around where something is to be done. It touches nothing: presses go through it. */
export function Pointer({ at }: { at: string | null }) {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const measure = () => {
      const next = at === null ? null : boxOf(at);
      setBox((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const timer = setInterval(measure, CHECK_EVERY);
    return () => clearInterval(timer);
  }, [at]);
  if (!box) return null;
  const { left, top, width, height } = box;
  const place = { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
  return <div className={css.lessonPointer} aria-hidden="true" style={place} />;
}
