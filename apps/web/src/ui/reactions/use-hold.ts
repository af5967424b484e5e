import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Milliseconds after which a press is a hold. */
const HOLD = 380;
/** Pixels by which a finger may slip meanwhile. */
const SLIP = 12;
/** Over these nobody holds what lies under them. */
const OVER = 'dialog, [popover]';

interface Held {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Holding {
  readonly isOn: boolean;
  /** A short press goes to what lies under it, which takes all presses: they are looked at on their way there. */
  readonly isPressedThrough: boolean;
}

/** Calls back when something is held; then the press that it was does nothing else. */
export function useHold(
  what: RefObject<HTMLElement | null>,
  { isOn, isPressedThrough }: Holding,
  onHold: () => void,
): void {
  const isMeant = useEffectEvent(({ button, target, clientX, clientY }: PointerEvent): boolean => {
    const shown = what.current;
    if (!shown || button !== 0 || !(target instanceof Element)) return false;
    if (!isPressedThrough) return shown.contains(target);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return isInside && target.closest(OVER) === null;
  });
  const hold = useEffectEvent(onHold);
  useEffect(() => {
    if (!isOn) return;
    const swallow = new AbortController();
    let held: Held | null = null;
    let hasHeld = false;
    const letGo = () => {
      if (held) clearTimeout(held.timer);
      held = null;
    };
    const down = (event: PointerEvent) => {
      letGo();
      hasHeld = false;
      if (!isMeant(event)) return;
      const { clientX: x, clientY: y, pointerId, target } = event;
      const begin = () => {
        held = null;
        hasHeld = true;
        // What is slid over from here on is not what was pressed.
        const pressed = target as Element;
        if (pressed.hasPointerCapture(pointerId)) pressed.releasePointerCapture(pointerId);
        hold();
      };
      held = { x, y, timer: setTimeout(begin, HOLD) };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (held && Math.hypot(clientX - held.x, clientY - held.y) > SLIP) letGo();
    };
    const press = (event: Event) => {
      if (!hasHeld) return;
      hasHeld = event.type === 'contextmenu';
      event.preventDefault();
      event.stopPropagation();
    };
    const listen = { capture: true, signal: swallow.signal } as const;
    window.addEventListener('pointerdown', down, listen);
    window.addEventListener('pointermove', move, listen);
    window.addEventListener('pointerup', letGo, listen);
    window.addEventListener('pointercancel', letGo, listen);
    window.addEventListener('click', press, listen);
    window.addEventListener('contextmenu', press, listen);
    return () => {
      letGo();
      swallow.abort();
    };
  }, [isOn]);
}
