import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger has gone so far: it did not mean to press. */
const FAR = 44;

/** Calls back when a finger strokes up or down; such a stroke presses nothing. */
export function useSwipe(way: 'up' | 'down', onSwipe: () => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const isStroke = useRef(false);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      isStroke.current = false;
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const down = (clientY - start.y) * (way === 'down' ? 1 : -1);
      if (down < FAR || down < Math.abs(clientX - start.x)) return;
      isStroke.current = true;
      onSwipe();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isStroke.current) return;
      isStroke.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
