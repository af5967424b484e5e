import type { Seat } from '@oeillade/kernel';
import { useEffect, useEffectEvent } from 'react';
import type { FaceShown } from './shown.ts';

interface Keyed {
  readonly faces: readonly FaceShown[];
  readonly look: (at: Seat | null) => void;
  readonly signal: () => void;
}

/** Here keys mean something else: words are typed, or a choice is made. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
/** Here the space bar presses; on a face it winks, for Enter presses there too. */
const PRESSABLE = 'button:not([data-seat]), a[href], [role="button"]';

/** The board, then the faces in their order: arrows go round. */
export function nextLook(faces: readonly FaceShown[], step: 1 | -1): Seat | null {
  const at = faces.findIndex(({ isLit }) => isLit);
  const stops = faces.length + 1;
  const next = (at + 1 + step + stops) % stops;
  return next === 0 ? null : faces[next - 1]!.seat;
}

/** By the place of the key: on French keyboards the row of digits writes letters. */
const digitOf = ({ code, shiftKey }: KeyboardEvent): number | null =>
  !shiftKey && /^(?:Digit|Numpad)[0-8]$/.test(code) ? Number(code.at(-1)) : null;

/** 1 to 8 and the arrows turn my eyes, 0 and Escape turn them to the board, the space bar winks. */
export function useKeys({ faces, look, signal }: Keyed): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(ELSEWHERE)) return;
    const { key } = event;
    const digit = digitOf(event);
    if (key === ' ') {
      if (target.closest(PRESSABLE)) return;
      if (event.type === 'keydown' && !event.repeat) signal();
    } else if (event.type === 'keyup') return;
    else if (digit === 0 || key === 'Escape') look(null);
    else if (digit !== null) {
      const face = faces[digit - 1];
      if (face) look(face.seat);
    } else if (key === 'ArrowRight') look(nextLook(faces, 1));
    else if (key === 'ArrowLeft') look(nextLook(faces, -1));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    window.addEventListener('keyup', listener);
    return () => {
      window.removeEventListener('keydown', listener);
      window.removeEventListener('keyup', listener);
    };
  }, []);
}
