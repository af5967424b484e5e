import type { Seat } from '@oeillade/kernel';
import { type PointerEvent, useEffect, useRef } from 'react';

/** So long a mouse rests on a face before the eyes follow: one that only passes looks at nobody. */
const RESTS = 150;

/** A mouse that rests on a face looks at it, and goes on looking when it has left. Null where pressing means more. */
export function useHover(look: ((seat: Seat) => void) | null) {
  const over = useRef<Seat | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const follow = ({ pointerType, target }: PointerEvent) => {
    if (pointerType !== 'mouse' || !look) return;
    const face = (target as Element).closest<HTMLElement>('[data-seat]');
    const seat = face ? Number(face.dataset['seat']) : null;
    if (seat === over.current) return;
    over.current = seat;
    forget();
    if (seat !== null) timer.current = setTimeout(() => look(seat), RESTS);
  };
  const leave = () => {
    over.current = null;
    forget();
  };
  return { onPointerMove: follow, onPointerLeave: leave, onPointerDown: forget };
}
