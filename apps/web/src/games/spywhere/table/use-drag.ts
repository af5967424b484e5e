import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Nation } from './spywhere-screen.ts';
import { useTable } from './use-spywhere.ts';

interface Grip {
  readonly nation: Nation;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Less than this is a tap with a shaky hand. */
const FAR = 8;

function placeAt(x: number, y: number): number | null {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return card ? Number(card.dataset['place']) : null;
}

/** Dragging a card of my hand onto one of the market. A tap stays a tap. */
export function useDrag(enabled: boolean) {
  const table = useTable();
  const { drag: setDrag, exchange } = table.actions;
  const grip = useRef<Grip | null>(null);
  const dropped = useRef(0);

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    const held = grip.current;
    if (!held || event.pointerId !== held.id) return;
    const { clientX: x, clientY: y } = event;
    if (!table.model.drag && Math.hypot(x - held.x, y - held.y) < FAR) return;
    setDrag({ nation: held.nation, x, y, width: held.width, over: placeAt(x, y) });
  });
  const end = useEffectEvent((event: globalThis.PointerEvent) => {
    const held = grip.current;
    if (!held || event.pointerId !== held.id) return;
    grip.current = null;
    if (!table.model.drag) return;
    dropped.current = event.timeStamp;
    setDrag(null);
    const place = event.type === 'pointerup' ? placeAt(event.clientX, event.clientY) : null;
    if (place !== null) exchange(held.nation, place);
  });
  useEffect(() => {
    if (!enabled) return;
    const moved = (event: globalThis.PointerEvent) => move(event);
    const ended = (event: globalThis.PointerEvent) => end(event);
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', ended);
    window.addEventListener('pointercancel', ended);
    return () => {
      grip.current = null;
      setDrag(null);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', ended);
      window.removeEventListener('pointercancel', ended);
    };
  }, [enabled, setDrag]);

  return {
    take: (nation: Nation, event: PointerEvent<HTMLElement>) => {
      if (!enabled || event.button !== 0) return;
      const { width } = event.currentTarget.getBoundingClientRect();
      grip.current = { nation, id: event.pointerId, x: event.clientX, y: event.clientY, width };
    },
    /** The press that ends a drag is no tap. */
    isTap: (timeStamp: number) => timeStamp - dropped.current > 50,
  };
}
